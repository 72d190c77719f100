interface Factores {
  /** When the authenticator was set up; null without one. */
  readonly aplicacion: unknown;
  /**
   * All passkeys, also passkeys of other addresses: no address may let the user in by password
   * alone.
   */
  readonly llaves: readonly unknown[];
}

/** Whether the account has a second factor. Recovery codes are a substitute, not a factor. */
export const isProtected = ({ aplicacion, llaves }: Factores): boolean =>
  aplicacion !== null || llaves.length > 0;
