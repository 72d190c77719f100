import { toLegible } from '@garita/domain/formato/toLegible';
import { type Columna, FECHA } from '@garita/domain/listas/columna';
import { COLUMNAS_PASES } from '@garita/domain/paselista/columnas';
import styled from 'styled-components';
import type { Column } from '../../components/DataTable/column';
import { wholeName } from '../../components/layout';
import { color, media, text } from '../../theme/tokens';
import type { PaseLista } from './PaseListaScreenProps';

/** The names in a list that the server sends as one text (PLI-04). */
const splitNombres = (nombres: string): string[] => (nombres === '' ? [] : nombres.split(', '));

// On a card each group has a line with its name; an empty group is omitted.
const Group = styled.div`
  ${media.wide} {
    min-width: 120px;
    > small { display: none; }
  }
  ${media.compact} {
    font-size: ${text[15]};
    > small { display: block; color: ${color.tinta3}; font-size: ${text[13]}; }
    &[data-empty] { display: none; }
  }
`;
const Name = styled.span`
  ${wholeName}
`;
const Quiet = styled.span`
  color: ${color.tinta3};
`;

const groupColumn = (columna: Columna<PaseLista>): Column<PaseLista> => ({
  ...columna,
  card: 'own',
  cell: (pase) => {
    const joined = String(columna.value(pase));
    const nombres = splitNombres(joined);
    return (
      <Group {...(nombres.length === 0 && { 'data-empty': '' })}>
        <small>
          {columna.header} ({nombres.length})
        </small>
        {nombres.length === 0 ? <Quiet>—</Quiet> : <span translate="no">{toLegible(joined)}</span>}
      </Group>
    );
  },
});

const personColumn = (columna: Columna<PaseLista>): Column<PaseLista> => ({
  ...columna,
  card: 'meta',
  cell: (pase) => <Name translate="no">{toLegible(String(columna.value(pase)))}</Name>,
});

export const pasesColumns: readonly Column<PaseLista>[] = [
  { ...FECHA, card: 'main' },
  personColumn(COLUMNAS_PASES.encargado),
  personColumn(COLUMNAS_PASES.queda),
  groupColumn(COLUMNAS_PASES.sumados),
  groupColumn(COLUMNAS_PASES.pausados),
  groupColumn(COLUMNAS_PASES.fuera),
];
