export interface SancionValues {
  /** The person's id; null while no person is chosen. */
  usuario: number | null;
  /** The code of the infraction; null for none. */
  infraccion: string | null;
  porque: string;
}

export const SIN_INFRACCION = { infraccion: null, porque: '' } as const;
