import { formatMinutes } from '@garita/domain/formato/minutes';
import { minutosDebidos } from '@garita/domain/tiempos/describeSaldo';
import { TIEMPO_LARGO } from '@garita/domain/tiempos/readReloj';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { Avatar } from '../../components/Avatar';
import { CellContent } from '../../components/DataTable/CellContent';
import type { Column } from '../../components/DataTable/column';
import { StateBadge } from '../../components/StateBadge';
import { focusRing } from '../../theme/focusRing';
import { color, media, radius, space, text, touchTarget } from '../../theme/tokens';
import type { FilaTiempo } from './useFilas';

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;
const Words = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
`;
const Name = styled(Button)`
  padding: 0;
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 700;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  &[data-hovered] { color: ${color.petroleoTexto}; text-decoration: underline; }
  &[data-focus-visible] { ${focusRing} }
  ${media.compact} { min-height: ${touchTarget}; }
`;
const Adjusted = styled.span`
  color: ${color.tinta3};
  font-size: ${text[13]};
  font-weight: 400;
`;
// Among a card's details a badge has no room: there the words alone say it, on two lines if need be.
const Alone = styled.span`
  ${media.compact} {
    > span { display: inline; padding: 0; background: none; font-size: inherit; white-space: normal; &::before { content: none; } }
  }
`;
// A card has no place for the column that counts them.
const Times = styled.small`
  display: block;
  color: ${color.tinta3};
  font-size: ${text[13]};
  font-weight: 400;
  ${media.wide} { display: none; }
`;

const Owed = styled.small`
  display: block;
  color: ${color.granaTexto};
  font-size: ${text[13]};
  font-weight: 700;
`;

const SIN_ENCARGADO = 'Sin encargado';

/** Without its own picture: that is drawn below with how many times it was. */
const pausa: Column<FilaTiempo> = { id: 'tiempopausado', header: 'Tiempo pausado', value: ({ tiempopausado }) => tiempopausado, kind: 'minutes', card: 'meta' };

const acumulado: Column<FilaTiempo> = { id: 'mins', header: 'Tiempo acumulado', value: ({ mins }) => mins, kind: 'minutes', card: 'main' };

/** The columns of the open sessions (TIE-03). Whole minutes are shown, but rows are sorted by what they are exactly. */
export const tiemposColumns = (onDetalle: (bajo: number) => void): readonly Column<FilaTiempo>[] => [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ tiempo }) => tiempo.bajoNombre,
    kind: 'text',
    card: 'main',
    width: 260,
    cell: ({ tiempo: { bajo, bajoNombre, sumado }, isLargo }) => (
      <Who>
        <Avatar usuario={bajoNombre} />
        <Words>
          <Name onPress={() => onDetalle(bajo)} aria-label={`Ver el tiempo de ${bajoNombre}`}>
            <span translate="no">{bajoNombre}</span>
          </Name>
          {isLargo && <StateBadge tone="caution">{TIEMPO_LARGO}</StateBadge>}
          {sumado !== 0 && <Adjusted>{`Ajustado ${sumado > 0 ? '+' : ''}${formatMinutes(sumado)}`}</Adjusted>}
        </Words>
      </Who>
    ),
  },
  {
    id: 'encargado',
    header: 'Encargado',
    value: ({ tiempo }) => tiempo.altoNombre ?? SIN_ENCARGADO,
    kind: 'text',
    card: 'meta',
    cell: ({ tiempo: { altoNombre } }) =>
      altoNombre === null ? (
        <Alone>
          <StateBadge tone="caution">{SIN_ENCARGADO}</StateBadge>
        </Alone>
      ) : (
        <span translate="no">{altoNombre}</span>
      ),
  },
  {
    ...pausa,
    cell: (fila) => (
      <>
        <CellContent column={pausa} row={fila} />
        {fila.tiempo.pausado > 0 && <Times>{fila.tiempo.pausado === 1 ? 'en 1 vez' : `en ${fila.tiempo.pausado} veces`}</Times>}
      </>
    ),
  },
  {
    ...acumulado,
    cell: (fila) => (
      <>
        <CellContent column={acumulado} row={fila} />
        {minutosDebidos(fila.saldo) > 0 && <Owed>{`debe ${formatMinutes(minutosDebidos(fila.saldo))}`}</Owed>}
      </>
    ),
  },
  { id: 'minsA', header: 'Acumulado encargado', value: ({ minsA }) => minsA, kind: 'minutes', card: 'meta' },
  { id: 'pausado', header: 'Veces pausado', value: ({ tiempo }) => tiempo.pausado, kind: 'number', card: 'hidden' },
];
