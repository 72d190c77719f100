import { rmSync } from 'node:fs';
import { startDemo } from './demo';
import { makeDataFolder, SEED } from './seed';

/** Makes the demo agency once: whoever needs one starts on a copy of its folder. */
export default async function globalSetup(): Promise<() => void> {
  const seed = makeDataFolder();
  const remove = () => rmSync(seed, { recursive: true, force: true });
  try {
    const demo = await startDemo({ dataDir: seed });
    // An answer shows that it has finished starting, and so knows how to stop: only a closed database may be copied.
    await fetch(`${demo.url}/api/health`);
    const code = await demo.stop();
    if (code !== 0) throw new Error(`The demo to be copied did not close its database (code ${code}). It wrote:\n${demo.output()}`);
  } catch (error) {
    remove();
    throw error;
  }
  process.env[SEED] = seed;
  return remove;
}
