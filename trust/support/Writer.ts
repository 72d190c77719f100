import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@garita/api-client/access';

/** One call that changes something. */
export interface Write {
  readonly operation: OperationId;
  /** Who makes it. */
  readonly as: string;
  readonly body: unknown;
  /** What is there once it is done, as {@link Kind.list} tells it. */
  readonly mark: string;
}

/** What came back; `null` when nothing did: the write may or may not have been done. */
export type Sent = {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfter: string | null;
} | null;

/** Nobody answered a reading, or nobody could. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** The portal, or several, as the writers see it. */
export interface Office {
  /** Sends a call, to whichever portal serves. */
  send(
    operation: OperationId,
    options: { as?: string; body?: unknown; idempotencyKey?: string },
  ): Promise<Sent>;
  /** Reads what a call lists. @throws NoAnswer */
  read<Body>(operation: OperationId, as: string): Promise<Body>;
  /** The same for calls that read by POST. */
  ask<Body>(operation: OperationId, as: string, body: unknown): Promise<Body>;
}

/** A kind of writing, which nobody else does meanwhile to the same things. */
export interface Kind {
  readonly what: string;
  /** Its n-th write, from 1; it comes after all those before. */
  next(n: number, office: Office): Promise<Write> | Write;
  /** What is there now: of a kind that keeps all, the mark of each; else the mark of how things stand. */
  list(office: Office): Promise<readonly string[]>;
  /** Whether each write leaves something of its own; else the next one takes the place of the last. */
  readonly keepsAll: boolean;
}

/** What was found missing, or there more often than it was done. */
export interface Faults {
  lost: string[];
  doubled: string[];
}

interface Attempt {
  readonly write: Write;
  readonly idempotencyKey: string;
}

/** Writes one after the other, each with a key of its own, and remembers what was answered. */
export class Writer {
  readonly #answered: (Attempt & { readonly body: unknown })[] = [];
  /** Sent, and not answered as done. */
  #open: Attempt | null = null;
  /** How things stood before anything was written. */
  #first: string | undefined;

  constructor(
    readonly kind: Kind,
    private readonly office: Office,
  ) {}

  /** The writes that were answered as done. */
  get answered(): readonly Write[] {
    return this.#answered.map(({ write }) => write);
  }

  async begin(): Promise<void> {
    if (!this.kind.keepsAll) this.#first = (await this.kind.list(this.office))[0];
  }

  /**
   * Makes the next write, or the one that was not answered once more, with the same key.
   * @returns what came back; null for nothing.
   * @throws for a refusal: each of these writes is right, and only a portal that cannot answer may say no.
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

  /** Compares what is there with what was answered; what was sent without an answer may be there or not. */
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
   * Repeats with its key what was not answered, until it is, and the last that was. Afterwards all is there exactly once.
   * @returns how many were repeated
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
