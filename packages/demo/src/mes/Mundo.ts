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

export interface OpenTime {
  readonly fila: FilaConId<'tiempos'>;
  readonly bajo: Persona;
  reloj: Reloj;
  alto: Persona | null;
  readonly sucesos: Suceso[];
  /** Whether the time is still open at the end of the story. */
  readonly queda: boolean;
}

/** A person at the story's present instant. `fila` is the person's row in the database. */
export interface Persona {
  readonly fila: FilaConId<'usuarios'>;
  readonly papel: Papel;
  /** The accepted absences, in ms since 1970. */
  readonly fueras: readonly { readonly desde: number; readonly hasta: number }[];
  /** The place of the person's mission on the ladder; 0 = the lowest. */
  peldano: number;
  fichaje: FilaConId<'fichajes'> | null;
  /** The planned clock-out, in ms since 1970. */
  sale: number;
  tiempo: OpenTime | null;
  solicitud: FilaConId<'solicitudes'> | null;
  readonly excepciones: Set<string>;
  /**
   * The minutes that already count for the person as a senior, and their time spans. A minute
   * counts once, even if times overlap.
   */
  contado: Contado;
  readonly logros: { -readonly [Logro in keyof Logros]: Logros[Logro] };
  /** The minutes since the last choice of the employees of the month. */
  minutosMes: number;
}

export const isActiva = ({ fila }: Persona): boolean => !fila.despedido_en;

/**
 * A discrete-event simulation, from the agency's founding to the present. An event can plan later
 * events.
 */
export class Mundo extends Filas {
  /** The story's present instant, in ms since 1970. */
  ahora: number;
  readonly random: SeededRandom = createRandom(11);
  readonly gente: Persona[] = [];
  readonly abiertas = new Set<OpenTime>();
  readonly dentro = new Set<Persona>();
  private readonly agenda: (() => void)[][] = [];
  private readonly calladas = new Map<number, (() => void)[]>();
  private minute = 0;

  /**
   * @param inicio the founding
   * @param fin the present. Both instants are in ms since 1970, and a number of whole minutes
   * apart.
   * @param taken how many ids of each table are in use before the story
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

  /**
   * Plans an act. It runs in the next minute at the earliest. An act after the present never runs.
   */
  plan(at: number, act: () => void): void {
    const minute = Math.max(this.minute + 1, Math.floor((at - this.inicio) / MINUTE));
    const acts = this.agenda[minute];
    if (acts) acts.push(act);
    else this.agenda[minute] = [act];
  }

  later(minutes: number, act: () => void): void {
    this.plan(this.ahora + minutes * MINUTE, act);
  }

  before(days: number, act: () => void): void {
    this.plan(this.fin - days * DAY, act);
  }

  /** Plans an act that draws no random number. So the act does not change the other acts. */
  beforeQuietly(days: number, act: () => void): void {
    const minute = Math.floor((this.fin - days * DAY - this.inicio) / MINUTE);
    this.calladas.set(minute, [...(this.calladas.get(minute) ?? []), act]);
  }

  /**
   * Runs all planned acts in the order of time. The acts of one minute get instants within that
   * minute.
   */
  run(): void {
    const minutes = Math.floor((this.fin - this.inicio) / MINUTE);
    for (this.minute = 0; this.minute < minutes; this.minute++) {
      for (const act of this.calladas.get(this.minute) ?? []) {
        this.ahora = this.inicio + this.minute * MINUTE;
        act();
      }
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

  /** Adds an audit row, like the portal. A null actor is the portal itself. */
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

  /**
   * Finds a person by the name that the person has at the end of the story. Undefined before the
   * person's arrival.
   */
  find(usuario: string): Persona | undefined {
    return this.gente.find(({ papel }) => papel.usuario === usuario);
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? this.random.pick(list) : undefined;
  }
}
