/** After so long a sentence and another try help more than waiting, as with what is read from the server. Milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Loads code that is not on the page yet.
 * @throws when the connection breaks, when a new version has replaced the files of this one, and when it takes too long.
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('It took too long')), PATIENCE_MS);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } finally {
    clearTimeout(limit);
  }
}
