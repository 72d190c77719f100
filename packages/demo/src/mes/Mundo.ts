import type { OperationId } from '@garita/api-client/access';
import type { Logros } from '@garita/domain/nomina/requisito';
import type { Contado, Suceso } from '@garita/domain/tiempos/encargo';
import type { Reloj } from '@garita/domain/tiempos/reloj';
import type { Guion, Papel } from '../guion/Guion';
import { createRandom, type SeededRandom } from '../random';
import type { Catalogo } from './Catalogo';
import { type FilaConId, Filas } from './Filas';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A time session while it is open. */
export interface Sesion {
  readonly fila: FilaConId<'tiempos'>;
  readonly bajo: Persona;
  reloj: Reloj;
  alto: Persona | null;
  /** What its log tells so far. */
  readonly sucesos: Suceso[];
  /** Nobody ends it: one of those that are open at the end. */
  readonly queda: boolean;
}

/** Somebody of the agency as they stand at the moment of the story. Whatever outlives the moment is in their row. */
export interface Persona {
  readonly fila: FilaConId<'usuarios'>;
  readonly papel: Papel;
  /** When they are away, in ms. */
  readonly fueras: readonly { readonly desde: number; readonly hasta: number }[];
  /** The place of their mission on the ladder. */
  peldano: number;
  fichaje: FilaConId<'fichajes'> | null;
  /** When they mean to clock out, in ms. */
  sale: number;
  tiempo: Sesion | null;
  solicitud: FilaConId<'solicitudes'> | null;
  readonly excepciones: Set<string>;
  /** What they were credited as a senior, and when those minutes ran: each counts once. */
  contado: Contado;
  /** What they are credited in the open pay period. */
  readonly logros: { -readonly [Logro in keyof Logros]: Logros[Logro] };
  /** Minutes since the employees of the month were chosen last. */
  minutosMes: number;
}

export const isActiva = ({ fila }: Persona): boolean => !fila.despedido_en;

/** The agency at a moment that goes on from its founding to the present; what happens plans what happens next. */
export class Mundo extends Filas {
  /** The moment, in ms. */
  ahora: number;
  readonly random: SeededRandom = createRandom(11);
  readonly gente: Persona[] = [];
  /** Sessions that run, and who is clocked in. */
  readonly abiertas = new Set<Sesion>();
  readonly dentro = new Set<Persona>();
  private readonly agenda: (() => void)[][] = [];
  private minute = 0;

  /**
   * @param inicio when the agency is founded. @param fin the present. Both in ms, whole minutes apart.
   * @param taken how many ids of a table are others', before those of the story
   */
  constructor(
    readonly inicio: number,
    readonly fin: number,
    readonly catalogo: Catalogo,
    readonly guion: Guion,
    taken: ConstructorParameters<typeof Filas>[0] = {},
  ) {
    super(taken);
    this.ahora = inicio;
  }

  get fecha(): Date {
    return new Date(this.ahora);
  }

  /** Lets something happen at a moment, in ms: at the earliest in the next minute. What lies beyond the present does not happen. */
  plan(at: number, act: () => void): void {
    const minute = Math.max(this.minute + 1, Math.floor((at - this.inicio) / MINUTE));
    const acts = this.agenda[minute];
    if (acts) acts.push(act);
    else this.agenda[minute] = [act];
  }

  later(minutes: number, act: () => void): void {
    this.plan(this.ahora + minutes * MINUTE, act);
  }

  /** Lets something happen so many days before the present. */
  before(days: number, act: () => void): void {
    this.plan(this.fin - days * DAY, act);
  }

  /** Lets everything happen that is planned, in the order of time: what falls into one minute, spread over it. */
  run(): void {
    const minutes = Math.floor((this.fin - this.inicio) / MINUTE);
    for (this.minute = 0; this.minute < minutes; this.minute++) {
      const acts = this.agenda[this.minute] ?? [];
      for (const [place, act] of acts.entries()) {
        this.ahora =
          this.inicio +
          this.minute * MINUTE +
          Math.floor(((place + this.random.next()) / acts.length) * MINUTE);
        act();
      }
    }
  }

  /** Notes in the audit log what somebody did, as the portal does; null = the System. */
  note(
    operacion: OperationId,
    actor: Persona | null,
    objetivo: readonly [tipo: string, id: number] | null,
    cambio: { antes?: unknown; despues?: unknown },
  ): void {
    const [objetivo_tipo = null, objetivo_id = null] = objetivo ?? [];
    this.insert('bitacora', {
      fecha: this.fecha,
      actor_id: actor?.fila.id ?? null,
      operacion,
      objetivo_tipo,
      objetivo_id,
      ...cambio,
    });
    if (actor) actor.fila.ultima_vez = this.fecha;
  }

  /** Somebody by the name that they have in the end; undefined before they come, or where the agency is small. */
  find(usuario: string): Persona | undefined {
    return this.gente.find(({ papel }) => papel.usuario === usuario);
  }

  /** One of some, or undefined of none. */
  pick<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? this.random.pick(list) : undefined;
  }
}
