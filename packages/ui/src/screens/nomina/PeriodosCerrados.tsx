import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { formatCredits, formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import styled from 'styled-components';
import { Button } from '../../components/Button';
import { Quiet, Row } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { StateBadge } from '../../components/StateBadge';
import { media, space } from '../../theme/tokens';
import { type PlainColumn, PlainTable } from '../PlainTable';
import { formatPeriodo } from './formatPeriodo';
import type { NominaCerrado } from './NominaScreenProps';

// On a phone each period becomes a block: figures below their labels, and buttons without a label.
const Root = styled.section`
  h3 { margin-bottom: ${space[3]}; }
  ${media.compact} {
    td[data-cifra] { text-align: left; }
    td[data-ancha]::before { content: none; }
  }
`;
const Moment = styled.span`
  display: block;
  white-space: nowrap;
`;

const columnsOf = (moneda: Moneda): readonly PlainColumn<NominaCerrado>[] => [
  {
    id: 'periodo',
    header: 'Periodo',
    cell: ({ abierto_en, cerrado_en }) => (
      <>
        <Moment>{`Del ${formatInstant(abierto_en)}`}</Moment>
        <Moment>{`al ${formatInstant(cerrado_en)}`}</Moment>
      </>
    ),
  },
  {
    id: 'encargado',
    header: 'Lo cerró',
    cell: ({ encargadoNombre }) => <span translate="no">{encargadoNombre}</span>,
  },
  {
    id: 'personas',
    header: 'Personas',
    cell: ({ personas }) => formatInteger(personas),
    isNumeric: true,
  },
  { id: 'pagas', header: 'Con paga', cell: ({ pagas }) => formatInteger(pagas), isNumeric: true },
  {
    id: 'monto',
    header: tituloMoneda(moneda),
    cell: ({ monto }) => formatCredits(monto, moneda),
    isNumeric: true,
  },
];

interface PeriodosCerradosProps {
  /** Newest first. */
  cerrados: readonly NominaCerrado[];
  /** Whether nothing has been credited since the last closing. The closing can then be undone. */
  isNextEmpty: boolean;
  viewer: Subject;
  /** Id of the period that the payroll shows. */
  shown: number | null;
  onView: (id: number) => void;
  onReopen: (cerrado: NominaCerrado) => void;
}

/**
 * The closed periods. The owner of the agency may reopen the last closed period while the next
 * period is empty.
 */
export function PeriodosCerrados({
  cerrados,
  isNextEmpty,
  viewer,
  shown,
  onView,
  onReopen,
}: PeriodosCerradosProps) {
  const moneda = useMoneda();
  const [last] = cerrados;
  // A period that an earlier portal brought has no entries, and cannot be reopened.
  const isReopenable = isNextEmpty && last !== undefined && last.anotaciones > 0;
  const reopenable = isReopenable && can(ACCESS.reabrirNomina, viewer) ? last.id : undefined;
  const acts: PlainColumn<NominaCerrado> = {
    id: 'accion',
    header: 'Acción',
    isWide: true,
    cell: (cerrado) => (
      <Row $gap={3}>
        {cerrado.id === shown ? (
          <StateBadge tone="primary">Lo estás viendo</StateBadge>
        ) : (
          <Button
            size="small"
            onPress={() => onView(cerrado.id)}
            aria-label={`Ver el periodo ${formatPeriodo(cerrado)}`}
          >
            Ver
          </Button>
        )}
        {cerrado.id === reopenable && (
          <Button
            size="small"
            onPress={() => onReopen(cerrado)}
            aria-label={`Reabrir el periodo ${formatPeriodo(cerrado)}`}
          >
            Reabrir
          </Button>
        )}
      </Row>
    ),
  };
  return (
    <Root>
      <h3>Periodos cerrados</h3>
      {cerrados.length === 0 ? (
        <Quiet>
          Todavía no se ha cerrado ninguno. Cuando se reinicie la nómina, aquí se podrá seguir
          viendo lo que ganó cada persona.
        </Quiet>
      ) : (
        <PlainTable
          caption="Periodos cerrados"
          columns={[...columnsOf(moneda), acts]}
          rows={cerrados}
          rowKey={({ id }) => id}
          stacks
        />
      )}
    </Root>
  );
}
