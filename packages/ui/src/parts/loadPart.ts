import { ChunkError } from './ChunkError';

/** After so long a sentence and another try help more than waiting, as with what is read from the server. Milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Loads a part. Asking again really asks again: browsers keep no failure of a file that could not be fetched.
 * @throws ChunkError whatever goes wrong, and when it takes too long.
 * @param forget handed to whoever catches the failure.
 */
export async function loadPart<Module>(load: () => Promise<Module>, forget?: () => void): Promise<Module> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(new Error('It took too long')), PATIENCE_MS);
  });
  try {
    return await Promise.race([load(), tooLong]);
  } catch (error) {
    throw new ChunkError(error, forget);
  } finally {
    clearTimeout(limit);
  }
}
