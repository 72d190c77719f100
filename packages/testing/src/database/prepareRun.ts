import { prepareTestEngine } from './testEngine';

/** vitest calls this once, before its workers start. */
export async function setup(): Promise<void> {
  if (!process.env.GARITA_TEST_DATABASE_URL) await prepareTestEngine();
}
