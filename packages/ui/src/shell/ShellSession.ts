/** Whom the frame is for. `unknown`: not known yet, or the portal does not answer; then neither Acceder nor Cuenta is offered. */
export type ShellSession =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'signedIn';
      readonly usuario: string;
      /** Clocked in right now. */
      readonly fichaje: boolean;
    };

/** How many things wait in a screen, by its id; a screen that is left out has none. */
export type ShellCounts = Readonly<Record<string, number>>;
