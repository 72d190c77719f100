import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable by which the workers learn where the seeded data folder is. */
export const SEED = 'GARITA_E2E_SEED';

/** A new folder for a portal's data, where whoever runs the tests wants them or among the system's temporary ones. */
export const makeDataFolder = (): string => mkdtempSync(join(process.env.GARITA_E2E_FOLDER ?? tmpdir(), 'garita-e2e-'));

/** The data folder of a fresh demo agency, closed, to be copied. */
export function seedFolder(): string {
  const folder = process.env[SEED];
  if (!folder) throw new Error('The seeded data folder is made by global-setup.ts, which has not run.');
  return folder;
}
