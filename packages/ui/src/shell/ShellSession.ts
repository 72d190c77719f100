/**
 * The viewer of the frame. `unknown`: the session has not loaded yet, or the portal does not
 * answer. Then neither Acceder nor Cuenta is offered.
 */
export type ShellSession =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'signedIn';
      readonly usuario: string;
      /** Whether the user is clocked in. */
      readonly fichaje: boolean;
    };

/** Pending counts by screen id; a missing screen has no count. */
export type ShellCounts = Readonly<Record<string, number>>;
