/** What of the agency's setting `paga` is not its day and hour. */
export interface OpcionesPaga {
  /** Whether the pay list deducts fines by itself. */
  readonly descontarMultas: boolean;
  /** How many hours before the pay it is announced; null = it is not. */
  readonly recordatorio: number | null;
}

/** The longest before the pay that it can be announced, in hours. */
export const RECORDATORIO_MAX = 72;

export const isRecordatorio = (horas: unknown): horas is number =>
  Number.isInteger(horas) && (horas as number) >= 1 && (horas as number) <= RECORDATORIO_MAX;

/** The setting as it is kept; what it does not say or nobody understands is as it always was: fines are deducted, nothing is announced. */
export function readOpcionesPaga(ajuste: unknown): OpcionesPaga {
  const { descontarMultas, recordatorio } = (
    typeof ajuste === 'object' && ajuste !== null ? ajuste : {}
  ) as Record<string, unknown>;
  return {
    descontarMultas: descontarMultas !== false,
    recordatorio: isRecordatorio(recordatorio) ? recordatorio : null,
  };
}
