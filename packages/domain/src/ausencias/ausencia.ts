import { previousDay } from '../formato/days';

/** Where an absence stands, as on the wire. */
export const ESTADO_AUSENCIA = { enEspera: 0, aceptada: 1, cancelada: 2 } as const;

export type EstadoAusencia = (typeof ESTADO_AUSENCIA)[keyof typeof ESTADO_AUSENCIA];

/** What each is called (AUS-21 to AUS-23). */
export const NOMBRES_ESTADO: Readonly<Record<EstadoAusencia, string>> = {
  0: 'En espera',
  1: 'Aceptada',
  2: 'Cancelada',
};

/** What the rules need of an absence. */
export interface AusenciaLeida {
  /** Its last day, `YYYY-MM-DD`. */
  readonly final: string;
  readonly estado: EstadoAusencia;
}

export const isEnEspera = ({ estado }: AusenciaLeida): boolean =>
  estado === ESTADO_AUSENCIA.enEspera;

/** Accepted, and not over yet: it ends on this day or later. @param hoy the agency's day. */
export const isVigente = ({ estado, final }: AusenciaLeida, hoy: string): boolean =>
  estado === ESTADO_AUSENCIA.aceptada && final >= hoy;

/** The last day of an accepted absence that ends before its time: the one before today; null when none of its days is over, and it is cancelled as a whole. */
export const cutShort = ({ inicio }: { readonly inicio: string }, hoy: string): string | null =>
  inicio < hoy ? previousDay(hoy) : null;

/** What keeps a person from asking for another absence (AUS-03, AUS-04); undefined when nothing does. @param hoy the agency's day. */
export const findImpedimento = <Ausencia extends AusenciaLeida>(
  propias: readonly Ausencia[],
  hoy: string,
): Ausencia | undefined =>
  propias.find((ausencia) => isEnEspera(ausencia) || isVigente(ausencia, hoy));
