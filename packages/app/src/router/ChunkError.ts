/** A part of the portal could not be loaded: the connection broke, or a new version has replaced the files of this one. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  constructor(cause: unknown) {
    super('A part of the portal could not be loaded', { cause });
  }
}

/** Loads a part; whatever goes wrong becomes a ChunkError, which the page of errors knows how to help with. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkError(error);
  }
}
