/**
 * Timeout of a load in milliseconds, the same as for reads from the server. Afterwards a message
 * with a retry helps more than further waiting.
 */
const PATIENCE_MS = 15_000;

/**
 * Code that could not be loaded, because of the connection or because a new version has replaced
 * the files.
 */
export class MissingPart extends Error {}

/**
 * React's `onCaughtError`: logs errors that a boundary has caught, except a missing part, which the
 * page reports.
 */
export function onCaughtError(error: unknown): void {
  if (!(error instanceof MissingPart)) console.error(error);
}

/** Loads code that is not on the page yet. @throws MissingPart, also after the timeout */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('The part took too long.')), PATIENCE_MS);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (cause) {
    throw new MissingPart('A part could not be loaded', { cause });
  } finally {
    clearTimeout(limit);
  }
}
