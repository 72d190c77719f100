import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
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

/** The address names a period that was reopened, or a person who is not on its payroll. */
interface NotFoundState {
  readonly kind: 'notFound';
  /** What the server says of it. */
  readonly texto: string;
}

/** How a person's pay was computed. */
export type DetalleState = ScreenState<{ readonly detalle: NominaDetalle }> | NotFoundState;

/** Which entries the payroll is made of. */
export type Vista =
  | { readonly kind: 'abierto' }
  /** A closed period; null until the list of periods is there. */
  | { readonly kind: 'cerrado'; readonly cerrado: NominaCerrado | null }
  /** Some days, whatever their period. */
  | { readonly kind: 'fechas'; readonly rango: RangoFechas };

/** The dialog over the payroll: the list of periods, or the question before the open one is closed. */
export type Panel = 'periodos' | 'reinicio';

/** An adjustment as it goes over the wire. */
export interface Ajuste {
  readonly id: number;
  /** 0 adds, 1 subtracts. */
  readonly opcion: 0 | 1;
  /** 0 promotions, 1 attendances, 2 minutes. */
  readonly requisitos: 0 | 1 | 2;
  readonly cantidad: number;
  /** Why. */
  readonly motivo: string;
}

export interface NominaScreenProps {
  /** What `vista` names, one row a person: `joinNomina` of what allNomina or nominaPeriodo answers. */
  state: ScreenState<{ readonly filas: readonly FilaNomina[] }> | NotFoundState;
  viewer: Subject;
  vista: Vista;
  /** Shows the entries of some days. */
  onRango: (rango: RangoFechas) => void;
  /** Shows a closed period; null = the open one. */
  onPeriodo: (id: number | null) => void;
  onAdjust: Act<[Ajuste]>;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  /** The list of periods, loaded when the panel is open. */
  periodos: ScreenState<{ readonly periodos: NominaPeriodos }>;
  /** What closing would close, loaded when the question is asked. */
  previa: ScreenState<{ readonly previa: NominaPrevia }>;
  /** Closes that period. Rejected with 409, it must have fetched a new preview: another period is open by now. */
  onRestart: Act<[periodo: number]>;
  /** Opens the last closed period again. */
  onReopen: Act<[periodo: number]>;
  /** Whose pay is explained, in the period of `vista`; beside the viewer's own, their account (miCuenta). */
  detalle: {
    readonly id: number;
    readonly state: DetalleState;
    readonly cuenta?: Cuenta | undefined;
  } | null;
  onDetalle: (id: number | null) => void;
  /** Told the text of a rule that stops a form. */
  onAviso: (texto: string) => void;
}
