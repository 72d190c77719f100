import { formatInstant } from '@garita/domain/formato/instant';
import { unbroken } from '@garita/domain/formato/unbroken';
import { isInMenu, PANTALLAS, type Pantalla } from '@garita/domain/pantallas';
import { toFrase } from '@garita/domain/persona/frase';
import { DE_FUENTE, type GrupoHistoria, type Hecho, isDeUnDia } from '@garita/domain/persona/hecho';
import { PERSONA } from '@garita/domain/persona/textos';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { useMoneda } from '../../components/MonedaContext';
import { StateBadge } from '../../components/StateBadge';
import { focusRing } from '../../theme/focusRing';
import { color, radius, text } from '../../theme/tokens';
import { PersonaLink } from '../PersonaLink';
import { HistoriaItem } from './HistoriaItem';
import type { HistoriaProps } from './PersonaScreenProps';

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
    <HistoriaItem data-grupo={grupo} data-tipo={hecho.tipo}>
      <p>
        {unbroken(antes)}
        {que && <strong>{unbroken(que)}</strong>}
        {unbroken(despues)}
        {hecho.encargado !== null && (
          <>
            {', por '}
            <PersonaLink usuario={hecho.encargado} />
          </>
        )}
      </p>
      <time dateTime={hecho.fecha}>
        {unbroken(formatInstant(hecho.fecha, isDeUnDia(hecho) ? { part: 'fecha' } : {}))}
      </time>
      {hecho.tipo === 'traido' && <StateBadge tone="info">{PERSONA.traido}</StateBadge>}
      {lugar && <Lugar href={lugar.ruta}>{lugar.titulo}</Lugar>}
    </HistoriaItem>
  );
}
