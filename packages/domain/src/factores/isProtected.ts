/** The second factors of somebody, as far as they guard. */
interface Factores {
  /** Since when an authenticator is set up; null without one. */
  readonly aplicacion: unknown;
  /** Passkeys, those of other addresses of the portal among them: it has no door without a lock. */
  readonly llaves: readonly unknown[];
}

/** Whether something besides the password guards the account. Recovery codes stand for a factor and are none. */
export const isProtected = ({ aplicacion, llaves }: Factores): boolean =>
  aplicacion !== null || llaves.length > 0;
