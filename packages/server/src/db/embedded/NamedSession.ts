import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import { joinBytes } from '@garita/domain/bytes/joinBytes';
import { isOutdatedPlan } from '../errors';
import { describeError, restoreError } from './databaseError';
import type { EngineAnswer, EngineField, EngineResult, EngineStatement } from './Engine';

const { serialize } = protocol;

/** The session's reply to one statement, up to its `ReadyForQuery`. */
interface Reply {
  isParsed: boolean;
  /**
   * Whether PostgreSQL reported the end of the statement. `emptyQuery` does not count as an end: it
   * also follows an exception, and no statement here is empty.
   */
  isDone: boolean;
  fields: readonly EngineField[] | null;
  command: string;
  rows: (string | null)[][];
  error: Error | null;
}

const unfinished = (): Error => new Error('The embedded database did not end its answer');

const emptyReply = (): Reply => ({
  isParsed: false,
  isDone: false,
  fields: null,
  command: '',
  rows: [],
  error: null,
});

/**
 * PostgreSQL's command tag ends in its count (`SELECT 2`, `INSERT 0 5`) or, without a count, in a
 * word.
 */
function countOf(tag: string, rows: number): number {
  const count = Number.parseInt(tag.slice(tag.lastIndexOf(' ') + 1), 10);
  return Number.isNaN(count) ? rows : count;
}

/**
 * PGlite's session over the PostgreSQL protocol. It sends the statements of a round trip together,
 * and parses and describes a named statement once. PGlite's own `query` makes five calls per
 * statement, and parses, describes and plans each time.
 */
export class NamedSession {
  /** The columns of each prepared statement by its name; null = not known. */
  readonly #parsed = new Map<string, readonly EngineField[] | null>();

  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param onBroken called when PostgreSQL aborts. PGlite hides the abort after a PANIC (no room
   * for the log, a failed fsync) or an exception of WebAssembly. The next statement would then wait
   * for ever for a lock, or commit a part of its transaction. A real server would end. Replies
   * arrive before the next statement runs, so a listener that ends the thread prevents both.
   */
  constructor(
    private readonly pglite: PGlite,
    private readonly onBroken: (cause: Error) => void = () => undefined,
  ) {}

  /** Round trips run one after another, so that each knows which statements are already parsed. */
  send(statements: readonly EngineStatement[]): Promise<EngineAnswer> {
    const answer = this.#last.then(() => this.#send(statements));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #send(statements: readonly EngineStatement[]): Promise<EngineAnswer> {
    const answer = await this.#run(statements);
    if (answer.error === null || !isOutdatedPlan(restoreError(answer.error))) return answer;
    // A migration has changed the tables of a plan. In a transaction the write fails, and its retry
    // parses again (`isRetryable`).
    await this.#forget();
    if (statements.length > 1) return answer;
    const again = await this.#run(statements);
    return again.error === null ? again : answer;
  }

  async #run(statements: readonly EngineStatement[]): Promise<EngineAnswer> {
    const asked = new Set<string>();
    const replies = await this.#exchange(
      joinBytes(statements.flatMap((statement) => this.#write(statement, asked))),
    );
    const results = replies.map((reply, index) => this.#toResult(statements[index]?.name, reply));
    const cut = replies.length < statements.length ? unfinished() : undefined;
    if (cut) this.onBroken(cut);
    const error = replies.find((reply) => reply.error !== null)?.error ?? cut;
    return {
      results: error ? [] : results,
      error: error ? describeError(error) : null,
      inTransaction: this.pglite.isInTransaction(),
    };
  }

  /** @param asked the names that this round trip already parses; this call adds its name */
  #write({ text, parameters, name = '' }: EngineStatement, asked: Set<string>): Uint8Array[] {
    const isParsed = name !== '' && (this.#parsed.has(name) || asked.has(name));
    const isDescribed = this.#parsed.get(name) != null;
    asked.add(name);
    return [
      ...(isParsed ? [] : [serialize.parse({ name, text })]),
      ...(isDescribed ? [] : [serialize.describe({ type: 'S', name })]),
      serialize.bind({ statement: name, values: [...parameters] }),
      serialize.execute({}),
      serialize.sync(),
    ];
  }

  #toResult(name: string | undefined, { isParsed, fields, command, rows }: Reply): EngineResult {
    if (name !== undefined && (isParsed || this.#parsed.has(name)))
      this.#parsed.set(name, fields ?? this.#parsed.get(name) ?? null);
    const known = fields ?? (name === undefined ? null : this.#parsed.get(name)) ?? [];
    return {
      command: command.split(' ', 1)[0] ?? '',
      rowCount: countOf(command, rows.length),
      fields: known,
      rows,
    };
  }

  async #forget(): Promise<void> {
    const names = [...this.#parsed.keys()];
    if (names.length === 0) return;
    this.#parsed.clear();
    await this.#exchange(
      joinBytes([...names.map((name) => serialize.close({ type: 'S', name })), serialize.sync()]),
    );
  }

  /** @returns a reply per `Sync`; the last reply may be incomplete when PostgreSQL aborted. */
  async #exchange(bytes: Uint8Array): Promise<Reply[]> {
    const [parser, replies] = [new protocol.Parser(), [] as Reply[]];
    let reply = emptyReply();
    const take = (message: messages.BackendMessage): void => {
      if (message instanceof messages.DatabaseError) {
        reply.error ??= message;
        if (message.severity === 'PANIC' || message.severity === 'FATAL') this.onBroken(message);
      } else if (message instanceof messages.DataRowMessage) reply.rows.push(message.fields);
      else if (message instanceof messages.CommandCompleteMessage) {
        reply.command = message.text;
        reply.isDone = true;
      } else if (message instanceof messages.RowDescriptionMessage)
        reply.fields = message.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
      else if (message.name === 'noData') reply.fields = [];
      else if (message.name === 'parseComplete') reply.isParsed = true;
      else if (message.name === 'closeComplete') reply.isDone = true;
      else if (message instanceof messages.ReadyForQueryMessage) {
        if (!reply.isDone && reply.error === null) {
          reply.error = unfinished();
          this.onBroken(reply.error);
        }
        replies.push(reply);
        reply = emptyReply();
      }
    };
    await this.pglite.execProtocolRawStream(bytes, {
      syncToFs: false,
      onRawData: (chunk) => parser.parse(chunk, take),
    });
    return reply.error === null ? replies : [...replies, reply];
  }
}
