import type { Duplex } from 'node:stream';
import type pg from 'pg';
import { STATE_STATEMENT, type StateRow } from '../DataState';
import { StateAnswer } from './StateAnswer';

/** A connection that does not say within this that it is alive is given up. Milliseconds. */
const PATIENCE = 2_000;

/** The name of the statement on its connection. */
const NAME = 'estado';

/** What node-postgres writes to; it knows it and its types do not. */
type Wire = { readonly connection: { readonly stream: Duplex } };

const int16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const int32 = (value: number): Buffer =>
  Buffer.from([value >> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff]);
const message = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(content.length + 4), content]);
};

/** Asks for the state, told which one is known: values to the statement (`B`), its run (`E`) and the end of the question (`S`). */
function writeQuestion(known: string): Buffer {
  const text = Buffer.from(known);
  // Neither the one value nor the two of the row are in binary; the row is wanted whole.
  const values = message(
    'B',
    Buffer.from(`\0${NAME}\0`),
    int16(0),
    int16(1),
    int32(text.length),
    text,
    int16(0),
  );
  return Buffer.concat([values, message('E', Buffer.from('\0'), int32(0)), message('S')]);
}

interface Waiting {
  resolve(row: StateRow): void;
  reject(error: Error): void;
}

/**
 * A connection to PostgreSQL that is asked one thing, over and over: node-postgres opens it, with all that signing in and TLS take, prepares the statement,
 * and is not asked again, since what it does for any statement there may be costs several times what this one does.
 */
export class StateWire {
  readonly #answer = new StateAnswer();
  /** Set again for each question rather than made anew. */
  readonly #patience = setTimeout(
    () => this.#waiting && this.#fail(new Error('The connection says nothing')),
    PATIENCE,
  ).unref();
  #waiting: Waiting | null = null;
  #failed: Error | null = null;
  /** The last question, which mostly is the next one too. */
  #question: { readonly known: string; readonly bytes: Buffer } | null = null;

  private constructor(
    private readonly client: pg.Client,
    private readonly stream: Duplex,
    private readonly onEnd: (wire: StateWire) => void,
  ) {
    stream.removeAllListeners('data');
    stream.on('data', (chunk: Buffer) => this.#hear(chunk));
    stream.on('error', (error) => this.#fail(error));
    stream.on('close', () => this.#fail(new Error('The connection was closed')));
  }

  /**
   * Takes over a client that has just been connected.
   * @param onEnd told when it cannot be asked any more
   * @returns the wire, and the first answer
   */
  static async take(
    client: pg.Client,
    onEnd: (wire: StateWire) => void,
  ): Promise<{ wire: StateWire; row: StateRow }> {
    const { rows } = await client.query<StateRow>({
      name: NAME,
      text: STATE_STATEMENT,
      values: [null],
    });
    return {
      wire: new StateWire(client, (client as unknown as Wire).connection.stream, onEnd),
      row: rows[0] as StateRow,
    };
  }

  /** What the state is. One question at a time. @param known the name of the known one */
  ask(known: string): Promise<StateRow> {
    if (this.#question?.known !== known) this.#question = { known, bytes: writeQuestion(known) };
    const { bytes } = this.#question;
    return new Promise((resolve, reject) => {
      if (this.#failed || this.#waiting) {
        reject(this.#failed ?? new Error('The last question has not been answered yet'));
        return;
      }
      this.#waiting = { resolve, reject };
      this.#patience.refresh();
      this.stream.write(bytes);
    });
  }

  /** Says goodbye. */
  async close(): Promise<void> {
    this.#stop(new Error('The connection was given up'));
    await this.client.end().catch(() => undefined);
  }

  #hear(chunk: Buffer): void {
    if (this.#failed) return;
    try {
      if (!this.#waiting) throw new Error('The server speaks without having been asked');
      const row = this.#answer.read(chunk);
      if (!row) return;
      const { resolve } = this.#waiting;
      this.#waiting = null;
      resolve(row);
    } catch (error) {
      this.#fail(error as Error);
    }
  }

  /** For good: who asks over it is no longer answered, and what was known through it is worth nothing any more. */
  #fail(error: Error): void {
    if (!this.#stop(error)) return;
    this.stream.destroy();
    this.onEnd(this);
  }

  /** @returns whether it had not stopped yet */
  #stop(error: Error): boolean {
    if (this.#failed) return false;
    this.#failed = error;
    clearTimeout(this.#patience);
    this.#waiting?.reject(error);
    this.#waiting = null;
    return true;
  }
}
