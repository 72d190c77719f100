/**
 * A play that ends at the latest after `ms` milliseconds. Storybook reloads the page of a story that
 * still plays when the next one is shown, and the test runner cannot use a reloaded page.
 * @throws Error after that time
 */
export async function guardPlay(playing: Promise<void> | void, ms: number): Promise<void> {
  let guard: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    guard = setTimeout(() => reject(new Error('The play does not end.')), ms);
  });
  await Promise.race([playing, late]).finally(() => clearTimeout(guard));
}
