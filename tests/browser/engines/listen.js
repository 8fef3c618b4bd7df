// Runs before all else on a page and keeps what goes wrong there, through reloads too.
(() => {
    const note = (what) => {
        const all = JSON.parse(sessionStorage.getItem("wrong") ?? "[]");
        sessionStorage.setItem("wrong", JSON.stringify([...all, `${location.pathname}: ${what}`]));
    };
    const told = (one) => (one instanceof Error ? `${one} ${one.stack}` : String(one));
    // A change by a ResizeObserver may resize something else. That is told in the next frame, and
    // browsers call it an error, each at another time; nothing is lost.
    addEventListener(
        "error",
        (event) => {
            const { target: part, message, filename, lineno } = event;
            if (part instanceof Element) note(`${part.outerHTML.slice(0, 120)} does not load`);
            else if (!message.startsWith("ResizeObserver loop")) note(`${message} (${filename}:${lineno})`);
        },
        true,
    );
    addEventListener("unhandledrejection", (event) => note(`unhandled: ${told(event.reason)}`));
    addEventListener("securitypolicyviolation", (event) =>
        note(`the policy forbids ${event.violatedDirective} ${event.blockedURI}`),
    );
    const said = console.error;
    console.error = (...all) => {
        note(`console: ${all.map(told).join(" ")}`);
        said(...all);
    };
    new PerformanceObserver((list) => {
        for (const { name, responseStatus } of list.getEntries())
            if (responseStatus >= 400 && name.includes("/assets/")) note(`${responseStatus} ${name}`);
    }).observe({ type: "resource", buffered: true });
})();
