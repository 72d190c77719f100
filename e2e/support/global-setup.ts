import { startDemo } from './demo';
import { openSeedPlace, type Place, SEEDS } from './seed';

/** Lets a demo create its agency and stops it: only a closed database may be copied. */
async function fill(place: Place, args: readonly string[]): Promise<void> {
  const demo = await startDemo({ place, args });
  // A response shows that it has finished starting and can stop cleanly.
  await fetch(`${demo.url}/api/health`);
  const code = await demo.stop();
  if (code !== 0)
    throw new Error(
      `The demo to be copied did not close its database (code ${code}). It wrote:\n${demo.output()}`,
    );
}

/** Creates the demo agencies once; each portal starts on a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const places: Place[] = [];
  const remove = async () => void (await Promise.all(places.map((place) => place.remove())));
  const make = async (seed: keyof typeof SEEDS) => {
    const place = await openSeedPlace(seed);
    places.push(place);
    await fill(place, SEEDS[seed]);
    place.announce();
  };
  try {
    const [first = 'demo', ...others] = Object.keys(SEEDS) as (keyof typeof SEEDS)[];
    // The first one runs alone, since it may build the portal.
    await make(first);
    await Promise.all(others.map(make));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
