import { formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import { formatRequisito, REQUISITOS, type TipoRequisito } from '@garita/domain/nomina/requisito';
import { useState } from 'react';
import styled from 'styled-components';
import { Notice } from '../../components/Notice';
import { Tabs } from '../../components/Tabs';
import { color, media, space } from '../../theme/tokens';
import { type PlainColumn, PlainTable } from '../PlainTable';
import type { NominaAnotacion, NominaDetalle } from './NominaScreenProps';
import { REQUISITO_LABELS } from './requisitoLabels';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  ${media.compact} { td[data-cifra] { text-align: left; } }
`;
const Sum = styled.p`
  margin-bottom: ${space[2]};
  color: ${color.tinta2};
`;
const Amount = styled.span<{ $isTaken: boolean }>`
  color: ${({ $isTaken }) => ($isTaken ? color.granaTexto : color.tinta)};
  font-weight: 700;
  white-space: nowrap;
`;

const columns: readonly PlainColumn<NominaAnotacion>[] = [
  { id: 'motivo', header: 'Motivo', cell: ({ motivo }) => motivo },
  {
    id: 'cantidad',
    header: 'Cantidad',
    cell: ({ tipo, cantidad }) => (
      <Amount
        $isTaken={cantidad < 0}
      >{`${cantidad > 0 ? '+' : ''}${formatRequisito(tipo, cantidad)}`}</Amount>
    ),
    isNumeric: true,
  },
  {
    id: 'encargado',
    header: 'Encargado',
    cell: ({ encargadoNombre }) => <span translate="no">{encargadoNombre}</span>,
  },
  { id: 'fecha', header: 'Fecha', cell: ({ fecha }) => formatInstant(fecha) },
];

const NONE: Readonly<Record<TipoRequisito, string>> = {
  ascenso: 'No hay ascensos anotados.',
  asistencia: 'No hay asistencias anotadas.',
  minutos: 'No hay tiempos anotados.',
};

interface AnotacionesProps {
  detalle: Pick<NominaDetalle, 'partes' | 'anotaciones' | 'total_anotaciones'>;
}

export function Anotaciones({
  detalle: { partes, anotaciones, total_anotaciones },
}: AnotacionesProps) {
  const isCut = anotaciones.length < total_anotaciones;
  const [chosen, setChosen] = useState<string>(
    () =>
      REQUISITOS.find((tipo) => anotaciones.some((anotacion) => anotacion.tipo === tipo)) ??
      'ascenso',
  );
  const contentOf = (tipo: TipoRequisito, rows: readonly NominaAnotacion[]) => {
    const total = partes[0]?.requisitos.find((requisito) => requisito.tipo === tipo)?.hecho ?? 0;
    if (rows.length === 0 && !isCut) return <Sum>{NONE[tipo]}</Sum>;
    return (
      <>
        <Sum>{`En total: ${formatRequisito(tipo, total)}.`}</Sum>
        {rows.length > 0 && (
          <PlainTable
            caption={`Anotaciones: ${REQUISITO_LABELS[tipo]}`}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            stacks
            isBare
          />
        )}
      </>
    );
  };
  const tabs = REQUISITOS.map((tipo) => {
    const rows = anotaciones.filter((anotacion) => anotacion.tipo === tipo);
    return {
      id: tipo,
      label: REQUISITO_LABELS[tipo],
      count: rows.length,
      content: contentOf(tipo, rows),
    };
  });
  return (
    <Root>
      <h3>Anotaciones</h3>
      {isCut && (
        <Notice tone="info">{`Se muestran las ${formatInteger(anotaciones.length)} más recientes de ${formatInteger(total_anotaciones)}.`}</Notice>
      )}
      {total_anotaciones === 0 ? (
        <Sum>No hay ninguna en este periodo.</Sum>
      ) : (
        <Tabs label="Anotaciones" tabs={tabs} value={chosen} onChange={setChosen} />
      )}
    </Root>
  );
}
