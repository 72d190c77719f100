const keyOf = (usuario: number): string => `garita.normativa.${usuario}`;

/** Latest version whose reminder the user dismissed. Without storage the reminder returns. */
export const keptDismissal = {
  read(usuario: number): number {
    try {
      return Number(localStorage.getItem(keyOf(usuario)) ?? 0) || 0;
    } catch {
      return 0;
    }
  },
  write(usuario: number, version: number): void {
    try {
      localStorage.setItem(keyOf(usuario), String(version));
    } catch {
      // Storage is forbidden.
    }
  },
};
