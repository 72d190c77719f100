import { formatNombres } from '../formato/formatNombres';
import type { Columna } from '../listas/columna';
import { columnOf } from '../listas/columnOf';
import { formatRequisito, LOGRO_DE, REQUISITOS } from '../nomina/requisito';

interface EnRiesgo {
  readonly falta: Readonly<Record<(typeof LOGRO_DE)[keyof typeof LOGRO_DE], number>> | null;
}

export const COLUMNAS_RIESGO = {
  dias: columnOf('dias', 'Días sin nada', 'number'),
  /** The missing requirements in words; null if none are missing. */
  falta: {
    id: 'falta',
    header: 'Le falta para cobrar',
    value: ({ falta }) =>
      falta &&
      formatNombres(
        REQUISITOS.filter((tipo) => falta[LOGRO_DE[tipo]] > 0).map((tipo) =>
          formatRequisito(tipo, falta[LOGRO_DE[tipo]]),
        ),
      ),
    kind: 'text',
  } satisfies Columna<EnRiesgo>,
};
