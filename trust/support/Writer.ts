import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@garita/api-client/access';

export interface Write {
  readonly operation: OperationId;
  readonly as: string;
  readonly body: unknown;
  /** The mark that {@link Kind.list} contains once the write is done. */
  readonly mark: string;
}

/** Null if no response arrived: the write may be done or not. */
export type Sent = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
} | null;

export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The portal or portals, as the writers see them. */
export interface Office {
  /** Sends the call to any of the portals. */
  send(
    operation: OperationId,
    options: { as?: string; body?: unknown; idempotencyKey?: string },
  ): Promise<Sent>;
  /** @throws NoAnswer */
  read<Body>(operation: OperationId, as: string): Promise<Body>;
  /** Reads by POST. @throws NoAnswer */
  ask<Body>(operation: OperationId, as: string, body: unknown): Promise<Body>;
}

/** A kind of write with its own rows, which no other writer changes. */
export interface Kind {
  readonly what: string;
  /** The nth write, from 1, after all earlier writes. */
  next(n: number, office: Office): Promise<Write> | Write;
  /** The current state: the marks of all writes if `keepsAll`, else the mark of the last write. */
  list(office: Office): Promise<readonly string[]>;
  /** Whether each write adds a row. If not, each write overwrites the previous one. */
  readonly keepsAll: boolean;
}

/** Writes that are missing, or exist more than once. */
export interface Faults {
  lost: string[];
  doubled: string[];
}

interface Attempt {
  readonly write: Write;
  readonly idempotencyKey: string;
}

/** Writes sequentially, each with its own idempotency key, and records the answers. */
export class Writer {
  readonly #answered: (Attempt & { readonly body: unknown })[] = [];
  /** The write that was sent, but not confirmed. */
  #open: Attempt | null = null;
  #first: string | undefined;

  constructor(
    readonly kind: Kind,
    private readonly office: Office,
  ) {}

  get answered(): readonly Write[] {
    return this.#answered.map(({ write }) => write);
  }

  async begin(): Promise<void> {
    if (!this.kind.keepsAll) this.#first = (await this.kind.list(this.office))[0];
  }

  /**
   * Sends the next write, or repeats the unconfirmed write with its key.
   * @returns the response; null if none arrived.
   * @throws on a refusal: all these writes are valid, so only an unavailable portal may refuse.
   */
  async write(): Promise<Sent> {
    try {
      this.#open ??= {
        write: await this.kind.next(this.#answered.length + 1, this.office),
        idempotencyKey: randomUUID(),
      };
    } catch (error) {
      if (error instanceof NoAnswer) return null;
      throw error;
    }
    const { write, idempotencyKey } = this.#open;
    const sent = await this.office.send(write.operation, {
      as: write.as,
      body: write.body,
      idempotencyKey,
    });
    if (sent?.status === 200) {
      this.#answered.push({ ...this.#open, body: sent.body });
      this.#open = null;
    } else if (sent && sent.status !== 503)
      throw new Error(
        `${this.kind.what}: ${write.operation} ${sent.status} ${JSON.stringify(sent.body)}`,
      );
    return sent;
  }

  /**
   * Compares the current state with the confirmed writes. The unconfirmed write may exist or not.
   */
  async compare(faults: Faults): Promise<void> {
    const there = await this.kind.list(this.office);
    const open = this.#open?.write.mark;
    if (!this.kind.keepsAll) {
      const last = this.#answered.at(-1)?.write.mark ?? this.#first;
      if (there[0] !== last && there[0] !== open)
        faults.lost.push(`${this.kind.what}: «${last}», and there is «${there[0]}»`);
      return;
    }
    const counts = new Map<string, number>();
    for (const mark of there) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    for (const { write } of this.#answered)
      if (!counts.has(write.mark)) faults.lost.push(`${this.kind.what}: «${write.mark}»`);
    const done = new Set(this.#answered.map(({ write }) => write.mark));
    for (const [mark, count] of counts)
      if (count > 1 || (mark !== open && !done.has(mark)))
        faults.doubled.push(`${this.kind.what}: «${mark}», ${count}`);
  }

  /**
   * Repeats the unconfirmed write with its key, or else the last confirmed write.
   * @returns the number of repeated writes
   */
  async repeat(): Promise<number> {
    const wasOpen = this.#open !== null;
    if (wasOpen && (await this.write())?.status !== 200)
      throw new Error(`${this.kind.what}: not answered again`);
    const last = this.#answered.at(-1);
    if (!last || wasOpen) return Number(wasOpen);
    const { write, idempotencyKey } = last;
    const sent = await this.office.send(write.operation, {
      as: write.as,
      body: write.body,
      idempotencyKey,
    });
    if (!isDeepStrictEqual(sent?.body, last.body))
      throw new Error(`${this.kind.what}: another answer, ${JSON.stringify(sent)}`);
    return 1;
  }
}
