import type { ServerResponse } from 'node:http';
import type { MotivoFin } from '@garita/domain/cambios/eventos';
import type { Opened } from '../../access/actor.repository';
import { placeOf } from '../../access/placeOf';
import type { Vista } from './createVistas';
import { formatEvento } from './formatEvento';

/** How much may wait to be read, in bytes; beyond, whoever reads is too slow or gone, and begins again. */
const BACKLOG = 16 * 1024;
/** How long an ended stream may take to be read to its end. Milliseconds. */
const LEAVING = 5_000;

/** What of a person concerns their own portal: when it changes, they are told. */
const traitsOf = ({ actor }: Opened): string => {
  const {
    usuario,
    firma,
    misionId,
    mision,
    id_categoria,
    permisos,
    permisoSys,
    fichaje,
    debeCambiarClave,
    segundoFactor,
    config,
  } = actor;
  return JSON.stringify([
    usuario,
    firma,
    misionId,
    mision,
    id_categoria,
    permisos.join(),
    permisoSys,
    fichaje,
    debeCambiarClave,
    segundoFactor,
    config,
  ]);
};

/** Somebody who listens to what moves, over one line. */
export class Oyente {
  readonly place: string;
  readonly personId: number;
  #opened: Opened;
  #traits: string;
  #line: ServerResponse | null = null;
  #isOver = false;
  /** Why it was over before there was a line to say so on. */
  #early: MotivoFin | null = null;

  /**
   * @param avisos how far the person's own notices had moved when it was last told of them
   * @param onOver called once, when nothing more is to be told to it
   */
  constructor(
    opened: Opened,
    public vista: Vista,
    public avisos: number,
    private readonly onOver: (oyente: Oyente) => void,
  ) {
    this.#opened = opened;
    this.#traits = traitsOf(opened);
    this.place = placeOf(opened.actor);
    this.personId = opened.actor.id;
  }

  /** Who listens, as last read. */
  get opened(): Opened {
    return this.#opened;
  }

  /** Takes over who listens as read now. @returns whether that is other than before in what concerns their own portal */
  become(opened: Opened): boolean {
    const before = this.#traits;
    this.#opened = opened;
    this.#traits = traitsOf(opened);
    return before !== this.#traits;
  }

  /** From now on it is told what is written; the line may have died already, or the time to listen be over. */
  begin(line: ServerResponse, text: string): void {
    // A line that breaks while something is on its way: its end says the same.
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
