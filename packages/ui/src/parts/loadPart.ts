/** After so long a sentence and another try help more than waiting, as with what is read from the server. Milliseconds. */
const PATIENCE_MS = 15_000;

/** Code that could not be loaded, because of the connection or because a new version has replaced the files of this one. */
export class MissingPart extends Error {}

/** For React's root: an error that an error boundary has caught. A missing part tells of itself on the page. */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof MissingPart)) console.error(error);
}

/**
 * Loads code that is not on the page yet.
 * @throws MissingPart, also when it takes too long
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('It took too long')), PATIENCE_MS);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (cause) {
    throw new MissingPart('A part could not be loaded', { cause });
  } finally {
    clearTimeout(limit);
  }
}
