/** What a form asks besides, where a sanction can name its infraction. */
export interface SancionValues {
  /** Whose; null while nobody is chosen. */
  usuario: number | null;
  /** The code of the infraction; null = none is named. */
  infraccion: string | null;
  /** Why it is not what the rules propose. */
  porque: string;
}

/** Nothing of an infraction is filled in. */
export const SIN_INFRACCION = { infraccion: null, porque: '' } as const;
