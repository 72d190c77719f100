import type { PantallaId } from '../pantallas';
import type { Tema } from '../temas';

/**
 * The sources of a history, named as their tema. At equal instants, an earlier source comes first.
 */
export const FUENTES = [
  'ascensos',
  'usuarios',
  'degrados',
  'traslados',
  'misiones',
  'tiempos',
  'paselista',
  'nomina',
  'listapaga',
  'membresias',
  'multas',
  'ausencias',
  'nombres',
  'despidos',
  'empleadomes',
  'perfil',
] as const satisfies readonly Tema[];

export type HistorySource = (typeof FUENTES)[number];

/** The groups of a history, in the order of the filter chips. */
export const GRUPOS_HISTORIA = [
  'rangos',
  'tiempos',
  'dinero',
  'multas',
  'ausencias',
  'agencia',
] as const;
export type GrupoHistoria = (typeof GRUPOS_HISTORIA)[number];

interface DeFuente {
  readonly grupo: GrupoHistoria;
  /** The screen that manages such events. */
  readonly lugar: PantallaId;
}

export const DE_FUENTE: Readonly<Record<HistorySource, DeFuente>> = {
  ascensos: { grupo: 'rangos', lugar: 'ascensos' },
  usuarios: { grupo: 'rangos', lugar: 'usuarios' },
  degrados: { grupo: 'rangos', lugar: 'degrados' },
  traslados: { grupo: 'rangos', lugar: 'traslados' },
  misiones: { grupo: 'rangos', lugar: 'misiones' },
  tiempos: { grupo: 'tiempos', lugar: 'tiempos' },
  paselista: { grupo: 'tiempos', lugar: 'paselista' },
  nomina: { grupo: 'tiempos', lugar: 'nomina' },
  listapaga: { grupo: 'dinero', lugar: 'listapaga' },
  membresias: { grupo: 'dinero', lugar: 'membresias' },
  multas: { grupo: 'multas', lugar: 'multas' },
  ausencias: { grupo: 'ausencias', lugar: 'ausencias' },
  nombres: { grupo: 'agencia', lugar: 'registros' },
  despidos: { grupo: 'agencia', lugar: 'despidos' },
  empleadomes: { grupo: 'agencia', lugar: 'empleadomes' },
  perfil: { grupo: 'agencia', lugar: 'usuarios' },
};

export type TipoHecho =
  | 'ascenso'
  | 'edicion'
  | 'degrado'
  | 'traslado'
  | 'compra'
  | 'confirmado'
  | 'ajustado'
  | 'cancelado'
  | 'presente'
  | 'pausado'
  | 'fuerabase'
  | 'ajuste'
  | 'paga'
  | 'membresia'
  | 'multa'
  | 'pedida'
  | 'aceptada'
  | 'rechazada'
  | 'nombre'
  | 'despido'
  | 'reingreso'
  | 'empleado'
  | 'llegada'
  /** A sentence that was imported from an earlier portal. */
  | 'traido';

/** An event of a person, as on the wire. */
export interface Hecho {
  readonly fuente: HistorySource;
  readonly tipo: TipoHecho;
  /** Unique within its source. */
  readonly id: number;
  readonly fecha: string;
  /** The actor; null for the system and for the person themself. */
  readonly encargado: string | null;
  /** The object: a mission, a membership, a name, the kind of an adjustment. */
  readonly que?: string;
  /** The previous value: a mission, a name, another agency. */
  readonly de?: string;
  /** Credits, minutes or a count. */
  readonly cantidad?: number;
  readonly motivo?: string;
  /** The imported sentence of `traido`. */
  readonly texto?: string;
  /** The instant of the end. */
  readonly hasta?: string;
  /** First and last day of an absence. */
  readonly inicio?: string;
  readonly final?: string;
}

const DE_UN_DIA: readonly TipoHecho[] = ['pedida', 'aceptada', 'rechazada', 'empleado', 'llegada'];

/** Whether the event has a day but no hour. */
export const isDeUnDia = ({ tipo }: Pick<Hecho, 'tipo'>): boolean => DE_UN_DIA.includes(tipo);
