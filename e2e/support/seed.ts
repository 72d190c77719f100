/** The variable by which the workers learn where the seeded data folder is. */
export const SEED = 'GARITA_E2E_SEED';

/** The data folder of a fresh demo agency, closed, to be copied. */
export function seedFolder(): string {
  const folder = process.env[SEED];
  if (!folder) throw new Error('The seeded data folder is made by global-setup.ts, which has not run.');
  return folder;
}
