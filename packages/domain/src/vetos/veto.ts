export interface VetoLeido {
  /** The last day, `YYYY-MM-DD`, included; null = for good. */
  readonly hasta: string | null;
  /** When the veto was lifted; null if it was not. */
  readonly levantado: string | null;
}

export type EstadoVeto = 'vigente' | 'vencido' | 'levantado';

export const ESTADOS_VETO: Readonly<Record<EstadoVeto, string>> = {
  vigente: 'En vigor',
  vencido: 'Venció',
  levantado: 'Levantado',
};

/** @param hoy today in the agency's zone, `YYYY-MM-DD` */
export function estadoOf({ hasta, levantado }: VetoLeido, hoy: string): EstadoVeto {
  if (levantado !== null) return 'levantado';
  return hasta !== null && hasta < hoy ? 'vencido' : 'vigente';
}

export const isVigente = (veto: VetoLeido, hoy: string): boolean =>
  estadoOf(veto, hoy) === 'vigente';
