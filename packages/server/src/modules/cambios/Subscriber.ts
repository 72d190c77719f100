import type { ServerResponse } from 'node:http';
import type { MotivoFin } from '@garita/domain/cambios/eventos';
import type { Opened } from '../../access/actor.repository';
import { placeOf } from '../../access/placeOf';
import type { ReadableTemas } from './createReadableTemas';
import { formatEvento } from './formatEvento';

/** The maximum of unread bytes of a stream. Beyond it, the client must reconnect. */
const BACKLOG = 16 * 1024;
/** Milliseconds that the client of an ended stream gets to read the rest. */
const LEAVING = 5_000;

/** The actor's fields on which the listener's page depends. */
const traitsOf = ({ actor: { sesionId: _, token: __, ...traits } }: Opened): string =>
  JSON.stringify(traits);

export class Subscriber {
  readonly place: string;
  readonly personId: number;
  #opened: Opened;
  #traits: string;
  #line: ServerResponse | null = null;
  #isOver = false;
  /** The reason, if the stream ended before its connection began. */
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

  /**
   * Updates the session and rights. @returns whether fields have changed on which the page depends
   */
  become(opened: Opened): boolean {
    const before = this.#traits;
    this.#opened = opened;
    this.#traits = traitsOf(opened);
    return before !== this.#traits;
  }

  /** Begins to send. The connection may already be closed, or the stream may have ended. */
  begin(line: ServerResponse, text: string): void {
    // Every error is followed by `close`, which is handled.
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
