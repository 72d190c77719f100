import { previousDay } from '../formato/days';

/** The status of an absence, as on the wire. */
export const ESTADO_AUSENCIA = { enEspera: 0, aceptada: 1, cancelada: 2 } as const;

export type EstadoAusencia = (typeof ESTADO_AUSENCIA)[keyof typeof ESTADO_AUSENCIA];

/** Texts of AUS-21 to AUS-23. */
export const NOMBRES_ESTADO: Readonly<Record<EstadoAusencia, string>> = {
  0: 'En espera',
  1: 'Aceptada',
  2: 'Cancelada',
};

export interface AusenciaLeida {
  /** The first day, `YYYY-MM-DD`. */
  readonly inicio: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly final: string;
  readonly estado: EstadoAusencia;
}

export const isEnEspera = ({ estado }: AusenciaLeida): boolean =>
  estado === ESTADO_AUSENCIA.enEspera;

/**
 * Whether an absence is accepted and not over: its last day is today or later.
 * @param hoy the agency's day
 */
export const isVigente = ({ estado, final }: AusenciaLeida, hoy: string): boolean =>
  estado === ESTADO_AUSENCIA.aceptada && final >= hoy;

/** Whether a person is accepted as absent on at least one day from `desde` to `hasta`. */
export const isAusente = (
  { estado, inicio, final }: AusenciaLeida,
  desde: string,
  hasta: string,
): boolean => estado === ESTADO_AUSENCIA.aceptada && inicio <= hasta && desde <= final;

/**
 * The new last day of an absence that ends early: yesterday. Null if it begins today or later: then
 * the whole absence is cancelled.
 */
export const cutShort = ({ inicio }: { readonly inicio: string }, hoy: string): string | null =>
  inicio < hoy ? previousDay(hoy) : null;

/** The absence that prevents a new request (AUS-03, AUS-04). `hoy` is the agency's day. */
export const findImpedimento = <Ausencia extends AusenciaLeida>(
  propias: readonly Ausencia[],
  hoy: string,
): Ausencia | undefined =>
  propias.find((ausencia) => isEnEspera(ausencia) || isVigente(ausencia, hoy));
