/**
 * An answer whose whole body has come. The platform's own holds it in a stream, which each reading opens and each copy forks: with the writes to the
 * pipe, a quarter of what a large file took here.
 */
export class PlainResponse {
  readonly ok: boolean;

  constructor(
    readonly status: number,
    readonly headers: Headers,
    private readonly bytes: Buffer<ArrayBuffer>,
  ) {
    this.ok = status >= 200 && status < 300;
  }

  /** Itself: reading uses nothing up. */
  clone(): PlainResponse {
    return this;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.bytes;
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }

  async text(): Promise<string> {
    return this.bytes.toString();
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }
}
