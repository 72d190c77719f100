import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import type { Requisitos } from '@garita/domain/nomina/paga';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type NominaPeriodos = Schemas['NominaPeriodos'];
export type NominaCerrado = Schemas['NominaCerrado'];
export type NominaPrevia = Schemas['NominaPrevia'];
export type Cuenta = Schemas['Cuenta'];
export type NominaDetalle = Schemas['NominaDetalle'];
export type NominaAnotacion = Schemas['NominaAnotacion'];

/** The address names a period that was reopened, or a person who is not on the period's payroll. */
interface NotFoundState {
  readonly kind: 'notFound';
  readonly texto: string;
}

export type DetalleState = ScreenState<{ readonly detalle: NominaDetalle }> | NotFoundState;

/** Which entries the payroll shows. */
export type Vista =
  | { readonly kind: 'abierto' }
  /** A closed period; null until the list of periods is loaded. */
  | { readonly kind: 'cerrado'; readonly cerrado: NominaCerrado | null }
  /** A range of days across periods. */
  | { readonly kind: 'fechas'; readonly rango: RangoFechas };

/** The dialog over the payroll: the list of periods, or the confirmation of a closing. */
export type Panel = 'periodos' | 'reinicio';

/** An adjustment as on the wire. */
export interface Ajuste {
  readonly id: number;
  /** 0 adds, 1 subtracts. */
  readonly opcion: 0 | 1;
  /** 0 promotions, 1 attendances, 2 minutes. */
  readonly requisitos: 0 | 1 | 2;
  readonly cantidad: number;
  readonly motivo: string;
}

type Categoria = Requisitos & { readonly id_categoria: number };

export interface NominaScreenProps {
  /** The rows of `vista`, one per person (allNomina, nominaPeriodo or allNominaPorFecha). */
  state: ScreenState<{ readonly filas: readonly FilaNomina[] }> | NotFoundState;
  /** The requirements of the open period; null while they are unknown. */
  requisitos: readonly Categoria[] | null;
  viewer: Subject;
  vista: Vista;
  onRango: (rango: RangoFechas) => void;
  /** Shows a closed period; null shows the open period. */
  onPeriodo: (id: number | null) => void;
  onAdjust: Act<[Ajuste]>;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  periodos: ScreenState<{ readonly periodos: NominaPeriodos }>;
  /** The preview of a closing, loaded while the confirmation is open. */
  previa: ScreenState<{ readonly previa: NominaPrevia }>;
  /**
   * Closes the period of the preview. After a 409 another period is open: the caller must refetch
   * the preview before it rejects.
   */
  onRestart: Act<[periodo: number]>;
  onReopen: Act<[periodo: number]>;
  /**
   * The person whose pay in the period of `vista` is explained; null while no explanation is open.
   * The viewer's own pay comes with their account (miCuenta).
   */
  detalle: {
    readonly id: number;
    readonly state: DetalleState;
    readonly cuenta?: Cuenta | undefined;
  } | null;
  onDetalle: (id: number | null) => void;
}
