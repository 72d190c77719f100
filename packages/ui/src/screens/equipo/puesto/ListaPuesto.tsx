import { minutesBetween } from '@garita/domain/fichajes/cuenta';
import { formatMinutes } from '@garita/domain/formato/minutes';
import styled from 'styled-components';
import { Placa } from '../../../components/Placa';
import { StateBadge } from '../../../components/StateBadge';
import { useRunning } from '../../../components/useRunning';
import { space } from '../../../theme/tokens';
import { type PlainColumn, PlainTable } from '../../PlainTable';
import type { Dentro, PuestoProps } from './PuestoProps';

const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
`;

function Tiempo({ desde, now }: { desde: string; now: () => number }) {
  return useRunning(() => formatMinutes(minutesBetween(Date.parse(desde), now())));
}

const columnsOf = (now: () => number): readonly PlainColumn<Dentro>[] => [
  {
    id: 'usuario',
    header: 'Persona',
    cell: ({ usuario, id_categoria }) => (
      <Who translate="no">
        <Placa categoria={id_categoria} />
        {usuario}
      </Who>
    ),
  },
  {
    id: 'dentro',
    header: 'Lleva dentro',
    cell: ({ desde }) => <Tiempo desde={desde} now={now} />,
    isNumeric: true,
  },
  {
    id: 'pausa',
    header: 'Tiempo',
    cell: ({ pausado }) => (pausado === 1 ? <StateBadge tone="neutral">En pausa</StateBadge> : '—'),
  },
  { id: 'estado', header: 'Estado', cell: ({ estado }) => estado ?? '—' },
];

export function ListaPuesto({ dentro, now }: Pick<PuestoProps, 'dentro' | 'now'>) {
  return (
    <PlainTable
      caption="Quién está dentro"
      columns={columnsOf(now)}
      rows={dentro}
      rowKey={({ usuario }) => usuario}
      stacks
    />
  );
}
