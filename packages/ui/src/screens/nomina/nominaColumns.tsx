import { contar } from '@garita/domain/formato/contar';
import { formatMinutes } from '@garita/domain/formato/minutes';
import { COLUMNAS_NOMINA } from '@garita/domain/nomina/columnas';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import { formatProgreso } from '@garita/domain/nomina/progreso';
import type { Logros } from '@garita/domain/nomina/requisito';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { personaColumn } from '../columns/personaColumn';

/**
 * The columns of the payroll (NOM-02).
 * @param pideOf the requirements of a row's pay; null shows the counts alone
 */
export const nominaColumns = (
  pideOf: ((fila: FilaNomina) => Logros) | null,
): readonly Column<FilaNomina>[] => [
  personaColumn(({ usuarioNombre }) => usuarioNombre, {
    categoria: ({ categoria }) => categoria,
    beside: ({ reducido }) => reducido && <StateBadge tone="info">Reducción</StateBadge>,
    width: 270,
  }),
  {
    ...COLUMNAS_NOMINA.ascensos,
    card: 'meta',
    ...(pideOf && {
      width: 120,
      cell: (fila) => formatProgreso('ascenso', fila.ascensos, pideOf(fila).ascensos),
    }),
  },
  {
    ...COLUMNAS_NOMINA.asistencias,
    card: 'meta',
    line: ({ asistencias }) => contar(asistencias, 'asistencia', 'asistencias'),
    ...(pideOf && {
      width: 140,
      cell: (fila) => formatProgreso('asistencia', fila.asistencias, pideOf(fila).asistencias),
    }),
  },
  {
    ...COLUMNAS_NOMINA.tiempos,
    card: 'meta',
    line: ({ times }) => formatMinutes(times),
    ...(pideOf && {
      width: 170,
      cell: (fila) => (
        <span data-minutes>{formatProgreso('minutos', fila.times, pideOf(fila).times)}</span>
      ),
    }),
  },
  { ...COLUMNAS_NOMINA.paga, kind: 'credits', card: 'main' },
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
];
