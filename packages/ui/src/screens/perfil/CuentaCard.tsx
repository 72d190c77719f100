import { formatCredits } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { describeCuenta } from '@garita/domain/perfil/describeCuenta';
import { useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../components/Card';
import { Quiet } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { StateBadge } from '../../components/StateBadge';
import { Tabs } from '../../components/Tabs';
import { font, space, text } from '../../theme/tokens';
import { formatPeriodo } from '../nomina/formatPeriodo';
import { type PlainColumn, PlainTable } from '../PlainTable';
import type { Cuenta } from './PerfilScreenProps';

const Total = styled.p`
  margin-bottom: ${space[4]};
  font-variant-numeric: tabular-nums;
  strong { display: block; font-family: ${font.title}; font-size: ${text[27]}; }
`;

type Deuda = Cuenta['deudas'][number];
type Multa = Cuenta['multas'][number];
type Pago = Cuenta['pagos'][number];

const deudaColumns = (moneda: Moneda): readonly PlainColumn<Deuda>[] => [
  { id: 'periodo', header: 'Periodo', cell: (deuda) => `Periodo ${formatPeriodo(deuda)}` },
  {
    id: 'ganado',
    header: 'Ganado',
    cell: ({ monto }) => formatCredits(monto, moneda),
    isNumeric: true,
  },
  {
    id: 'falta',
    header: 'Se te debe',
    cell: ({ monto, pagado }) => formatCredits(monto - pagado, moneda),
    isNumeric: true,
  },
];

function EstadoMulta({ creditos, cobrado, lista }: Multa) {
  if (creditos === 0) return <StateBadge tone="neutral">Aviso</StateBadge>;
  if (cobrado === 0) return <StateBadge tone="info">Por cobrar</StateBadge>;
  return <StateBadge tone="neutral">{lista === 1 ? 'Cobrada en la paga' : 'Cobrada'}</StateBadge>;
}

const multaColumns = (moneda: Moneda): readonly PlainColumn<Multa>[] => [
  { id: 'motivo', header: 'Motivo', cell: ({ motivo }) => motivo },
  {
    id: 'creditos',
    header: tituloMoneda(moneda),
    cell: ({ creditos }) => formatCredits(creditos, moneda),
    isNumeric: true,
  },
  { id: 'estado', header: 'Estado', cell: EstadoMulta },
  {
    id: 'encargado',
    header: 'Encargado',
    cell: ({ encargadoNombre }) => <span translate="no">{encargadoNombre}</span>,
  },
  { id: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatInstant(fecha) },
];

function describePago({ monto, multa, total, ascenso, gastado }: Pago, moneda: Moneda): string {
  const sum =
    multa > 0
      ? `${formatCredits(monto, moneda)} − ${formatCredits(multa, moneda)} de multa = ${formatCredits(total, moneda)}`
      : formatCredits(total, moneda);
  return ascenso === null
    ? sum
    : `${sum}, de ellos ${formatCredits(gastado, moneda)} en la misión ${ascenso}`;
}

const pagoColumns = (moneda: Moneda): readonly PlainColumn<Pago>[] => [
  { id: 'fecha', header: 'Fecha', cell: ({ fechaPago }) => formatInstant(fechaPago) },
  { id: 'paga', header: 'Paga', cell: ({ paga }) => paga },
  { id: 'total', header: 'Recibido', cell: (pago) => describePago(pago, moneda), isNumeric: true },
  {
    id: 'encargado',
    header: 'Encargado',
    cell: ({ encargadoNombre }) => <span translate="no">{encargadoNombre ?? '—'}</span>,
  },
];

function tabOf<Row>(
  id: string,
  label: string,
  none: string,
  rows: readonly Row[],
  columns: readonly PlainColumn<Row>[],
  rowKey: (row: Row) => number,
) {
  const content =
    rows.length === 0 ? (
      <Quiet>{none}</Quiet>
    ) : (
      <PlainTable caption={label} columns={columns} rows={rows} rowKey={rowKey} stacks isBare />
    );
  return { id, label, count: rows.length, content };
}

/**
 * The user's account: what the agency owes them, their fines and their payments. Only the user sees
 * it.
 */
export function CuentaCard({ cuenta }: { cuenta: Cuenta }) {
  const moneda = useMoneda();
  const { abierto, cerrados, multa, total, deudas, multas, pagos } = cuenta;
  // At first, the first tab that has content.
  const [chosen, setChosen] = useState(() =>
    deudas.length > 0 || multas.length + pagos.length === 0
      ? 'deudas'
      : multas.length > 0
        ? 'multas'
        : 'pagos',
  );
  // Fines that are not deducted from the pay are shown as owed separately.
  const aparte =
    multa > 0
      ? 0
      : multas.reduce((sum, { creditos, cobrado }) => sum + (cobrado === 0 ? creditos : 0), 0);
  const isEaten = multa > 0 && abierto + cerrados > 0 && total === 0;
  return (
    <Card title="Lo que se te debe">
      <Total>
        <strong>{formatCredits(total, moneda)}</strong>
        {describeCuenta(cuenta, moneda)}
      </Total>
      {isEaten && (
        <Quiet $small>
          Mientras la multa sea tanto como la paga o más, nada se pierde: se suma a la siguiente
          hasta que la supere.
        </Quiet>
      )}
      {aparte > 0 && (
        <Quiet
          $small
        >{`Tus multas no se descuentan de la paga: debes ${formatCredits(aparte, moneda)} aparte.`}</Quiet>
      )}
      <Tabs
        label="Tu cuenta"
        value={chosen}
        onChange={setChosen}
        tabs={[
          tabOf(
            'deudas',
            'Periodos sin pagar',
            'Todos los periodos cerrados están pagados.',
            deudas,
            deudaColumns(moneda),
            ({ periodo }) => periodo,
          ),
          tabOf(
            'multas',
            'Multas',
            'No tienes ninguna multa.',
            multas,
            multaColumns(moneda),
            ({ id }) => id,
          ),
          tabOf(
            'pagos',
            'Pagas recibidas',
            'Todavía no se te ha pagado nada.',
            pagos,
            pagoColumns(moneda),
            ({ id }) => id,
          ),
        ]}
      />
    </Card>
  );
}
