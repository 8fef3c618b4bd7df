/** The card that the reader points at, in whichever hand: the board shows where it leads. */

interface Card {
  seat: number;
  card: string;
}

class Pointing {
  at = $state.raw<Card | null>(null);

  is(seat: number, card: string): boolean {
    return this.at?.seat === seat && this.at.card === card;
  }

  /** The listeners of a card: it is pointed at while the mouse or the focus of the keyboard is there. */
  handlers(seat: number, card: string) {
    const leave = () => {
      if (this.is(seat, card)) this.at = null;
    };
    return {
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === "mouse") this.at = { seat, card };
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") leave();
      },
      onfocus: (event: FocusEvent) => {
        if ((event.target as Element).matches(":focus-visible")) this.at = { seat, card };
      },
      onblur: leave,
    };
  }

  /** With a finger: a tap, and another one. */
  tap(seat: number, card: string): void {
    this.at = this.is(seat, card) ? null : { seat, card };
  }
}

export const pointing = new Pointing();
