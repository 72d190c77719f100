import { descontadoOf, minutesAt } from '@garita/domain/fichajes/fichaje';
import type { Dia } from '@garita/domain/fichajes/listDias';
import { formatDay } from '@garita/domain/formato/days';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { Stack } from '../../components/layout';
import { color, space, text } from '../../theme/tokens';
import { type PlainColumn, PlainTable } from '../PlainTable';
import type { Fichaje } from './FichajeScreenProps';
import { formatMomento } from './formatMomento';
import { Salida } from './Salida';

export type FilaDia = Dia<Fichaje>;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding: 0 ${space[4]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
const Less = styled.small`
  display: block;
  font-size: ${text[13]};
  color: ${color.tinta3};
`;

const columnsAt = (at: number): readonly PlainColumn<Fichaje>[] => [
  {
    id: 'entrada',
    header: 'Entrada',
    cell: ({ entrada, dia }) => <time dateTime={entrada}>{formatMomento(entrada, dia)}</time>,
  },
  {
    id: 'salida',
    header: 'Salida',
    cell: ({ salida, dia }) => <Salida salida={salida} dia={dia} />,
  },
  {
    id: 'total',
    header: 'Total',
    isNumeric: true,
    cell: (fichaje) => (
      <>
        {formatMinutes(minutesAt(fichaje, at))}
        {descontadoOf(fichaje) > 0 && <Less>{descontadoOf(fichaje)} min restados</Less>}
      </>
    ),
  },
];

interface DiaDialogProps {
  dia: FilaDia;
  /** The instant for which the screen shows the records, in milliseconds. */
  at: number;
  onClose: () => void;
}

export function DiaDialog({ dia: { dia, fichajes, total }, at, onClose }: DiaDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={formatDay(dia)}
      size="small"
      actions={<Button onPress={onClose}>Cerrar</Button>}
    >
      <Stack>
        <PlainTable
          caption={`Fichajes del ${formatDay(dia)}`}
          columns={columnsAt(at)}
          rows={fichajes}
          rowKey={({ id }) => id}
          isBare
        />
        <Total>
          <span>Total del día</span>
          <span>{formatMinutes(total)}</span>
        </Total>
      </Stack>
    </Dialog>
  );
}
