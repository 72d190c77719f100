import type { PantallaId } from '../pantallas';
import type { Tema } from '../temas';

/** The sources of a person's history, each by the tema that tells it. Of entries of one moment, those of a source that stands before come first. */
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

export type Fuente = (typeof FUENTES)[number];

/** Sources that are read together, in the order of their chips. */
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
  /** The screen on which such things are looked up and decided. */
  readonly lugar: PantallaId;
}

/** To which group a source belongs, and where more of it is found. */
export const DE_FUENTE: Readonly<Record<Fuente, DeFuente>> = {
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
  | 'llegada';

/** What has happened to a person, as the wire tells it. */
export interface Hecho {
  readonly fuente: Fuente;
  readonly tipo: TipoHecho;
  /** What tells it from others of its source. */
  readonly id: number;
  readonly fecha: string;
  /** Who did it; null for the system and for oneself. */
  readonly encargado: string | null;
  /** What it was about: a mission, a membership, a name, the kind of what was adjusted. */
  readonly que?: string;
  /** What it was before: a mission, a name, another agency. */
  readonly de?: string;
  /** Credits, minutes or how many. */
  readonly cantidad?: number;
  readonly motivo?: string;
  /** The instant at which it ends. */
  readonly hasta?: string;
  /** First and last day of an absence. */
  readonly inicio?: string;
  readonly final?: string;
}
