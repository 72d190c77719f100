/**
 * Rejects if a play takes longer than `ms` milliseconds. If a play still runs when the next story
 * is shown, Storybook reloads the page, and the test runner fails on a reloaded page.
 * @throws Error after that time
 */
export async function guardPlay(playing: Promise<void> | void, ms: number): Promise<void> {
  let guard: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    guard = setTimeout(() => reject(new Error('The play does not end.')), ms);
  });
  await Promise.race([playing, late]).finally(() => clearTimeout(guard));
}
