import { startDemo } from './demo';
import { openSeedPlace, type Place, SEEDS } from './seed';

/** Lets the demo make its agency in an empty place, and closes it: only a closed database may be copied. */
async function fill(place: Place, args: readonly string[]): Promise<void> {
  const demo = await startDemo({ place, args });
  // An answer shows that it has finished starting, and so knows how to stop.
  await fetch(`${demo.url}/api/health`);
  const code = await demo.stop();
  if (code !== 0)
    throw new Error(
      `The demo to be copied did not close its database (code ${code}). It wrote:\n${demo.output()}`,
    );
}

/** Makes the demo agencies once: whoever needs one starts on a copy. */
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
    // Alone, because it builds the portal where nobody has.
    await make(first);
    await Promise.all(others.map(make));
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
