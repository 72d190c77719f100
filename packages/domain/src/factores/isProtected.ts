interface Factores {
  /** When the authenticator was set up; null without one. */
  readonly aplicacion: unknown;
  /**
   * All passkeys, also those registered at another address of the portal: no address may accept the
   * password alone.
   */
  readonly llaves: readonly unknown[];
}

/** Whether the account has a second factor. Recovery codes are a substitute, not a factor. */
export const isProtected = ({ aplicacion, llaves }: Factores): boolean =>
  aplicacion !== null || llaves.length > 0;
