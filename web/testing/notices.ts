/** Notices as a browser shows them. */

import { vi } from "vitest";

/** A browser that shows notices, and keeps them. */
export class Notice {
  static permission = "granted";
  static requestPermission = () => Promise.resolve(Notice.permission);
  static all: Notice[] = [];
  static refuses = false;
  onclick: (() => void) | null = null;
  closed = 0;
  constructor(readonly title: string, readonly more: { body: string; tag: string; icon: string }) {
    if (Notice.refuses) throw new TypeError("Illegal constructor");
    Notice.all.push(this);
  }
  close(): void {
    this.closed += 1;
  }
}

/** Whether the page is looked at. */
export const look = (visibilityState: string): void => {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
};

/** A browser that has been given, or not, the permission to show notices. */
export function withNotices(permission: string): void {
  Object.assign(Notice, { permission, all: [], refuses: false });
  vi.stubGlobal("Notification", Notice);
}
