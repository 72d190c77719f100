import { startDemo } from './demo';
import { openDemoPlace } from './seed';

/** Creates the demo agency once; each portal starts on a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const place = await openDemoPlace();
  try {
    const demo = await startDemo({ place });
    // A portal that has answered has finished starting, and can stop cleanly.
    await fetch(`${demo.url}/api/health`);
    // Only a closed database may be copied.
    const code = await demo.stop();
    if (code !== 0)
      throw new Error(
        `The demo to be copied did not close its database (code ${code}). It wrote:\n${demo.output()}`,
      );
  } catch (error) {
    await place.remove();
    throw error;
  }
  place.announce();
  return () => place.remove();
}
