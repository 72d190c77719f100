/** The agency's setting `paga` without day and hour. */
export interface OpcionesPaga {
  /** Whether the pay list deducts fines automatically. */
  readonly descontarMultas: boolean;
  /** Hours between announcement and pay; null = not announced. */
  readonly recordatorio: number | null;
}

/** Maximum hours between announcement and pay. */
export const RECORDATORIO_MAX = 72;

export const isRecordatorio = (horas: unknown): horas is number =>
  Number.isInteger(horas) && (horas as number) >= 1 && (horas as number) <= RECORDATORIO_MAX;

/** Missing or invalid fields give the defaults: fines are deducted, pays are not announced. */
export function readOpcionesPaga(ajuste: unknown): OpcionesPaga {
  const { descontarMultas, recordatorio } = (
    typeof ajuste === 'object' && ajuste !== null ? ajuste : {}
  ) as Record<string, unknown>;
  return {
    descontarMultas: descontarMultas !== false,
    recordatorio: isRecordatorio(recordatorio) ? recordatorio : null,
  };
}
