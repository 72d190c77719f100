/**
 * Ends a play after `ms` milliseconds at the latest. If a play still runs when the next story is
 * shown, Storybook reloads the page, which the test runner cannot use.
 * @throws Error after that time
 */
export async function guardPlay(playing: Promise<void> | void, ms: number): Promise<void> {
  let guard: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    guard = setTimeout(() => reject(new Error('The play does not end.')), ms);
  });
  await Promise.race([playing, late]).finally(() => clearTimeout(guard));
}
