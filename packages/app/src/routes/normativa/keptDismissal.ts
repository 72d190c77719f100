const keyOf = (usuario: number): string => `garita.normativa.${usuario}`;

/** The last version of the rules that somebody does not want to be reminded of, kept in this browser. Where it keeps nothing, they are reminded again. */
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
      // Nothing is kept in this browser.
    }
  },
};
