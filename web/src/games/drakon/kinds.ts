/** The kinds of tiles. */
export const KINDS = [
  "blank", "gold", "toll", "wishing_well", "steal_left", "steal_right", "steal_tile", "magic_shift",
  "destroy", "rotate", "mind_control", "wind", "storm", "key", "vortex", "start",
] as const;
