import { formatHace } from '@garita/domain/avisos/cuando';
import { describeAviso } from '@garita/domain/avisos/describeAviso';
import { formatInstant } from '@garita/domain/formato/instant';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { useMoneda } from '../../components/MonedaContext';
import { tones } from '../../components/tones';
import { useRunning } from '../../components/useRunning';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { color, inset, radius, space, text } from '../../theme/tokens';
import type { Aviso, AvisosProps } from './AvisosProps';
import { MARCAS_AVISO } from './marcasAviso';

const Root = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 0 ${space[3]};
  padding: ${space[3]} ${inset};
  color: ${color.tinta2};
  text-decoration: none;
  overflow-wrap: anywhere;
  -webkit-tap-highlight-color: transparent;
  &[data-nuevo] { color: ${color.tinta}; }
  /* While the notice is unread, a small square lamp is at its edge, like the other lamps of the
     portal. */
  &[data-nuevo]::before {
    content: '';
    position: absolute;
    top: 26px;
    left: 6px;
    width: 8px;
    height: 8px;
    border-radius: 1px;
    background: ${color.baliza};
  }
  &[data-pressed], &[data-hovered] { background: ${color.pozo}; }
  &[data-focus-visible] { outline: 3px solid ${color.foco}; outline-offset: -3px; }
  @media (forced-colors: active) { &[data-nuevo]::before { background: Highlight; } }
`;

const Mark = styled.span<{ $soft: string; $ink: string }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: ${radius.control};
  background: ${({ $soft }) => $soft};
  color: ${({ $ink }) => $ink};
`;

const Words = styled.span`
  align-self: center;
  font-size: ${text[15]};
  line-height: 1.4;
  time { display: block; color: ${color.tinta2}; font-size: ${text[13]}; }
`;

interface AvisoLineaProps extends Pick<AvisosProps, 'now' | 'onOpen'> {
  aviso: Aviso;
}

export function AvisoLinea({ aviso, now, onOpen }: AvisoLineaProps) {
  const { tipo, fecha, leido } = aviso;
  const { Icon, tone } = MARCAS_AVISO[tipo];
  const { texto, ruta } = describeAviso(aviso, useMoneda());
  const hace = useRunning(() => formatHace(fecha, now()));
  return (
    <Root
      href={ruta}
      {...(!leido && { 'data-nuevo': '' })}
      // Called before the browser follows the link, because the navigation may unmount this panel.
      onPress={() => onOpen(aviso)}
    >
      <Mark aria-hidden="true" $soft={tones[tone].soft} $ink={tones[tone].ink}>
        <Icon size={20} />
      </Mark>
      <Words>
        {!leido && <VisuallyHidden>Sin leer: </VisuallyHidden>}
        {texto}{' '}
        <time dateTime={fecha} title={formatInstant(fecha)}>
          {hace}
        </time>
      </Words>
    </Root>
  );
}
