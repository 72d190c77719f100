import { formatInteger } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { COLUMNAS_LISTA_PAGA } from '@garita/domain/listapaga/columnas';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { DataTable } from '../../components/DataTable/DataTable';
import { Stack } from '../../components/layout';
import { space } from '../../theme/tokens';
import { personaColumn } from '../columns/personaColumn';
import { describeExclusion } from './describeFila';
import type { ListaPagaFila } from './ListaPagaScreenProps';

const Root = styled(Stack)`
  margin-top: ${space[6]};
`;

const toneOf = () => 'muted' as const;

interface FueraProps {
  filas: readonly ListaPagaFila[];
  nameOf: (categoria: number) => string;
  moneda: Moneda;
}

/** The rows that get no pay, greyed (LPG-22), each with its reason. */
export function Fuera({ filas, nameOf, moneda }: FueraProps) {
  const columns = useMemo(
    (): readonly Column<ListaPagaFila>[] => [
      personaColumn(({ usuarioNombre }) => usuarioNombre, {
        categoria: ({ categoria }) => categoria,
      }),
      { id: 'rango', header: 'Rango', value: ({ categoria }) => nameOf(categoria) },
      { ...COLUMNAS_LISTA_PAGA.paga, card: 'meta' },
      {
        id: 'monto',
        header: tituloMoneda(moneda),
        value: ({ monto }) => monto,
        kind: 'credits',
        card: 'meta',
      },
      { ...COLUMNAS_LISTA_PAGA.multa, kind: 'credits', card: 'meta' },
      { id: 'excluida', header: 'Por qué', value: describeExclusion, card: 'main' },
    ],
    [nameOf, moneda],
  );
  return (
    <Root>
      <h2>{`Fuera (${formatInteger(filas.length)})`}</h2>
      <DataTable
        caption="Quien se queda fuera de la lista de paga"
        columns={columns}
        rows={filas}
        rowKey={({ id }) => id}
        rowTone={toneOf}
        hasAvatar
        empty={null}
        hasTools={false}
      />
    </Root>
  );
}
