import { COLUMNAS_FICHAJES } from '@garita/domain/fichajes/columnas';
import { descontadoOf, FICHAJE_LARGO, isAbierto } from '@garita/domain/fichajes/fichaje';
import { listDias } from '@garita/domain/fichajes/listDias';
import { formatDay } from '@garita/domain/formato/days';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { Column, RowAction } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { EmptyState } from '../../components/EmptyState';
import { CalendarIcon } from '../../components/icons';
import { lazyPart } from '../../parts/lazyPart';
import { color, text } from '../../theme/tokens';
import type { FilaDia } from './DiaDialog';
import type { Fichaje } from './FichajeScreenProps';
import { formatMomento } from './formatMomento';
import { Salida } from './Salida';
import { useMinute } from './useMinute';

const DiaDialog = lazyPart(() => import('./DiaDialog'), 'DiaDialog');

const Name = styled.div`
  line-height: 1.3;
  time { font-weight: 700; white-space: nowrap; }
  small { display: block; font-size: ${text[13]}; font-weight: 400; color: ${color.tinta3}; }
`;

/** Notes on a day: a very long record, several records, deducted minutes. */
function describeDia({ fichajes, isLargo }: FilaDia): string[] {
  const less = fichajes.reduce((sum, fichaje) => sum + descontadoOf(fichaje), 0);
  return [
    ...(isLargo ? [FICHAJE_LARGO] : []),
    ...(fichajes.length > 1 ? [`${fichajes.length} fichajes`] : []),
    ...(less > 0 ? [`${less} min restados`] : []),
  ];
}

const columns: readonly Column<FilaDia>[] = [
  {
    ...COLUMNAS_FICHAJES.dia,
    kind: 'day',
    card: 'main',
    line: (fila) => describeDia(fila).join(' · '),
    cell: (fila) => (
      <Name>
        <time dateTime={fila.dia}>{formatDay(fila.dia)}</time>
        {describeDia(fila).map((text) => (
          <small key={text}>{text}</small>
        ))}
      </Name>
    ),
  },
  {
    ...COLUMNAS_FICHAJES.entrada,
    card: 'meta',
    line: ({ dia, entrada }) => formatMomento(entrada, dia),
    cell: ({ dia, entrada }) => <time dateTime={entrada}>{formatMomento(entrada, dia)}</time>,
  },
  {
    ...COLUMNAS_FICHAJES.salida,
    card: 'meta',
    line: (fila) => (isAbierto(fila) ? '' : formatMomento(fila.salida, fila.dia)),
    cell: ({ dia, salida }) => <Salida salida={salida} dia={dia} />,
  },
  { id: 'total', header: 'Total', value: ({ total }) => total, kind: 'minutes', card: 'main' },
];

const hasDetalle = (fila: FilaDia): boolean => describeDia(fila).length > 0;

interface MisDiasProps {
  fichajes: readonly Fichaje[];
  now: () => number;
}

/**
 * The viewer's days, newest first (FIC-06). A day with several, shortened or very long records has
 * a button for its details.
 */
export function MisDias({ fichajes, now }: MisDiasProps) {
  const at = useMinute(fichajes, now);
  const dias = useMemo(() => listDias(fichajes, at), [fichajes, at]);
  const [shown, setShown] = useState<string | null>(null);
  const rowActions = (one: FilaDia): RowAction[] =>
    hasDetalle(one) ? [{ id: 'detalle', label: 'Detalle', onPress: () => setShown(one.dia) }] : [];
  const dia = dias.find((one) => one.dia === shown);
  return (
    <>
      <DataTable
        caption="Mis días"
        columns={columns}
        rows={dias}
        rowKey={(one) => one.dia}
        {...(dias.some(hasDetalle) && { rowActions })}
        empty={
          <EmptyState icon={<CalendarIcon size={48} />} title="Todavía no tienes fichajes">
            Cuando marques tu primera entrada, aquí quedará cada día con su total.
          </EmptyState>
        }
        defaultSort={{ columnId: 'dia', direction: 'desc' }}
        searchLabel={null}
        noun={{ one: 'día', many: 'días' }}
        csvName="fichajes"
      />
      {dia && <DiaDialog dia={dia} at={at} onClose={() => setShown(null)} />}
    </>
  );
}
