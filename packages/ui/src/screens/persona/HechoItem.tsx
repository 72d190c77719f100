import { formatInstant } from '@garita/domain/formato/instant';
import { isInMenu, PANTALLAS, type Pantalla } from '@garita/domain/pantallas';
import { toFrase } from '@garita/domain/persona/frase';
import { DE_FUENTE, type GrupoHistoria, type Hecho } from '@garita/domain/persona/hecho';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { useMoneda } from '../../components/MonedaContext';
import { focusRing } from '../../theme/focusRing';
import { color, radius, space, text } from '../../theme/tokens';
import { PersonaLink } from '../PersonaLink';
import type { HistoriaProps } from './PersonaScreenProps';

const Root = styled.li`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px ${space[3]};
  padding: ${space[2]} 0 ${space[2]} 28px;
  overflow-wrap: anywhere;
  /* The line runs from the first mark to the last. */
  &::before { content: ''; position: absolute; inset: 0 auto 0 7px; width: 2px; background: ${color.borde}; }
  &:first-child::before { top: 18px; }
  &:last-child::before { bottom: calc(100% - 18px); }
  &::after {
    content: '';
    position: absolute;
    top: 14px;
    left: 1px;
    width: 14px;
    height: 14px;
    border: 3px solid ${color.petroleo};
    background: ${color.superficie};
  }
  &[data-grupo='rangos']::after { border-color: ${color.baliza}; }
  &[data-grupo='multas']::after, &[data-tipo='despido']::after, &[data-tipo='degrado']::after { border-color: ${color.grana}; }
  > p { min-width: 0; }
  time { color: ${color.tinta2}; font-size: ${text[13]}; }
`;
const Lugar = styled(Link)`
  margin-left: auto;
  border-radius: ${radius.tag};
  color: ${color.tinta2};
  font-size: ${text[13]};
  &[data-hovered] { color: ${color.petroleoTexto}; }
  &[data-focus-visible] { ${focusRing} }
`;

const pantallas: readonly Pantalla[] = PANTALLAS;

/** The screen of the fact's source; undefined if it is not in the viewer's menu. */
function lugarDe({ fuente }: Hecho, viewer: HistoriaProps['viewer']): Pantalla | undefined {
  const { lugar } = DE_FUENTE[fuente];
  return pantallas.find((pantalla) => pantalla.id === lugar && isInMenu(pantalla, viewer));
}

interface HechoItemProps {
  hecho: Hecho;
  grupo: GrupoHistoria;
  viewer: HistoriaProps['viewer'];
}

export function HechoItem({ hecho, grupo, viewer }: HechoItemProps) {
  const { antes, que, despues } = toFrase(hecho, useMoneda());
  const lugar = lugarDe(hecho, viewer);
  return (
    <Root data-grupo={grupo} data-tipo={hecho.tipo}>
      <p>
        {antes}
        {que && <strong>{que}</strong>}
        {despues}
        {hecho.encargado !== null && (
          <>
            {', por '}
            <PersonaLink usuario={hecho.encargado} />
          </>
        )}
      </p>
      <time dateTime={hecho.fecha}>{formatInstant(hecho.fecha)}</time>
      {lugar && <Lugar href={lugar.ruta}>{lugar.titulo}</Lugar>}
    </Root>
  );
}
