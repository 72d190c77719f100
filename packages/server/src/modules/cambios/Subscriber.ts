import type { ServerResponse } from 'node:http';
import type { MotivoFin } from '@garita/domain/cambios/eventos';
import type { Opened } from '../../access/actor.repository';
import { placeOf } from '../../access/placeOf';
import type { ReadableTemas } from './createReadableTemas';
import { formatEvento } from './formatEvento';

/** Unread bytes of a stream beyond which the client must reconnect. */
const BACKLOG = 16 * 1024;
/** Milliseconds that an ended stream may take to drain. */
const LEAVING = 5_000;

/** The actor's fields that the listener's page depends on. */
const traitsOf = ({ actor: { sesionId: _, token: __, ...traits } }: Opened): string =>
  JSON.stringify(traits);

export class Subscriber {
  readonly place: string;
  readonly personId: number;
  #opened: Opened;
  #traits: string;
  #line: ServerResponse | null = null;
  #isOver = false;
  /** Why the stream ended before its connection began. */
  #early: MotivoFin | null = null;

  /**
   * @param avisos the version of the person's notices that was last sent
   * @param onOver called once, when the stream takes no more events
   */
  constructor(
    opened: Opened,
    public vista: ReadableTemas,
    public avisos: number,
    private readonly onOver: (oyente: Subscriber) => void,
  ) {
    this.#opened = opened;
    this.#traits = traitsOf(opened);
    this.place = placeOf(opened.actor);
    this.personId = opened.actor.id;
  }

  get opened(): Opened {
    return this.#opened;
  }

  /** @returns whether fields that the page depends on have changed */
  become(opened: Opened): boolean {
    const before = this.#traits;
    this.#opened = opened;
    this.#traits = traitsOf(opened);
    return before !== this.#traits;
  }

  /** The connection may already be closed, or the stream ended. */
  begin(line: ServerResponse, text: string): void {
    // `close` follows every error and is handled.
    line.on('error', () => undefined);
    line.once('close', () => this.#leave());
    this.#line = line;
    if (this.#early) this.#close(line, this.#early);
    else if (line.destroyed) this.#leave();
    else this.write(text);
  }

  write(text: string): void {
    const line = this.#line;
    if (this.#isOver || !line || text === '') return;
    line.write(text);
    if (line.writableLength > BACKLOG) this.end('vuelve a empezar');
  }

  end(motivo: MotivoFin): void {
    if (this.#isOver) return;
    this.#leave();
    if (this.#line) this.#close(this.#line, motivo);
    else this.#early = motivo;
  }

  #close(line: ServerResponse, motivo: MotivoFin): void {
    line.end(formatEvento('fin', { motivo }));
    setTimeout(() => line.destroy(), LEAVING).unref();
  }

  #leave(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.onOver(this);
  }
}
