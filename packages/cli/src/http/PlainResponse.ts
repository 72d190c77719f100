/**
 * A response with its whole body in memory. The platform's Response forks a stream for each copy,
 * which is slow for large files.
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

  /** Returns itself: reading does not consume the body. */
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
