/** A part of the portal could not be loaded: the connection broke or hangs, or a new version has replaced the files of this one. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  /** @param forget has the part asked for anew when it is next shown. */
  constructor(
    cause: unknown,
    readonly forget: () => void = () => undefined,
  ) {
    super('A part of the portal could not be loaded', { cause });
  }
}
