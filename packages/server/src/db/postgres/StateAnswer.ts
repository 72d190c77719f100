import type { StateRow } from '../DataState';

/** Of every message: its type and the length of what follows, itself counted. */
const HEADER = 5;
/** The messages of an answer, in their order: the values were taken (`2`), the row (`D`), the statement ended (`C`), the server is ready (`Z`). */
const ORDER = Buffer.from('2DCZ');
const ROW = 1;
const READY = 3;
/** What the server is ready within: no transaction. */
const IDLE = 'I'.charCodeAt(0);
/** Longer than the versions of a thousand temas: what claims to be longer is no answer. Bytes. */
const LONGEST = 1024 * 1024;

/** A row's text at a place. @returns it and the place behind it; null is `null` */
function readText(bytes: Buffer, at: number): readonly [text: string | null, next: number] {
  const length = bytes.readInt32BE(at);
  const start = at + 4;
  return length < 0
    ? [null, start]
    : [bytes.toString('utf8', start, start + length), start + length];
}

function readRow(bytes: Buffer, start: number, end: number): StateRow {
  const [nombre, next] = readText(bytes, start + 2);
  const [versiones, last] = readText(bytes, next);
  if (bytes.readInt16BE(start) !== 2 || nombre === null || last !== end)
    throw new Error('The row is not that of a state');
  return { nombre, versiones };
}

/** Reads the answers to the one statement that a connection is asked, as PostgreSQL's protocol (version 3) writes them. */
export class StateAnswer {
  /** What has come of a message that is not whole yet. */
  #rest: Buffer | null = null;
  /** How many messages of the answer have come. */
  #place = 0;
  #row: StateRow | null = null;

  /**
   * @param chunk what has come, however it was cut
   * @returns the row, once the answer is whole; null while it is not
   * @throws for anything but the next part of an answer: an error, a notice, a word of the server's own. What comes afterwards means nothing any more.
   */
  read(chunk: Buffer): StateRow | null {
    const bytes = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    let start = 0;
    while (start < bytes.length) {
      if (bytes[start] !== ORDER[this.#place])
        throw new Error(
          `Message ${bytes.toString('latin1', start, start + 1)} where none of its kind is due`,
        );
      if (bytes.length - start < HEADER) break;
      const length = bytes.readInt32BE(start + 1);
      if (length < 4 || length > LONGEST) throw new Error(`A message of ${length} bytes`);
      const end = start + 1 + length;
      if (end > bytes.length) break;
      if (this.#place === ROW) this.#row = readRow(bytes, start + HEADER, end);
      if (this.#place === READY) return this.#finish(bytes, start, end);
      this.#place++;
      start = end;
    }
    this.#rest = start < bytes.length ? bytes.subarray(start) : null;
    return null;
  }

  #finish(bytes: Buffer, start: number, end: number): StateRow | null {
    if (end !== bytes.length || bytes[start + HEADER] !== IDLE)
      throw new Error('The server is not ready to be asked again');
    const row = this.#row;
    this.#rest = null;
    this.#place = 0;
    this.#row = null;
    return row;
  }
}
