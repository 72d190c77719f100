import { describeCambios } from '@garita/domain/bitacora/describeCambios';
import { describeHecho } from '@garita/domain/bitacora/frases';
import { formatInstant } from '@garita/domain/formato/instant';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Accordion } from '../../components/Accordion';
import { Quiet } from '../../components/layout';
import { useMoneda } from '../../components/MonedaContext';
import { color, media, text } from '../../theme/tokens';
import { AntesDespues } from '../AntesDespues';
import type { BitacoraData } from './BitacoraScreenProps';

const When = styled.time`
  flex: none;
  width: 148px;
  font-size: ${text[13]};
  font-weight: 400;
  color: ${color.tinta2};
  font-variant-numeric: tabular-nums;
  ${media.compact} { width: 76px; }
`;

// On a phone the titles are smaller, so that more entries fit on the screen.
const Root = styled.div`
  ${media.compact} { h2 > button { font-size: ${text[15]}; } }
`;

export function Lista({
  filas,
  nombres,
  categorias,
}: Pick<BitacoraData, 'filas' | 'nombres' | 'categorias'>) {
  const moneda = useMoneda();
  const known = useMemo(
    () => ({
      personas: new Map(nombres.map(({ id, usuario }) => [id, usuario])),
      categorias,
      moneda,
    }),
    [nombres, categorias, moneda],
  );
  const items = filas.map((fila) => {
    const cambios = describeCambios(fila, known);
    return {
      id: fila.id,
      title: describeHecho(fila),
      mark: <When dateTime={fila.fecha}>{formatInstant(fila.fecha)}</When>,
      content:
        cambios.length === 0 ? (
          <Quiet>No cambió ningún valor.</Quiet>
        ) : (
          <AntesDespues cambios={cambios} />
        ),
    };
  });
  return (
    <Root>
      <Accordion items={items} initiallyOpen={[]} allowsMany />
    </Root>
  );
}
