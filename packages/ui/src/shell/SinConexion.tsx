import { describeVisto } from '@garita/domain/cambios/describeVisto';
import { CAMBIOS } from '@garita/domain/cambios/textos';
import styled from 'styled-components';
import { color, layer, radius, space, text } from '../theme/tokens';

const Root = styled.p`
  position: fixed;
  left: ${space[4]};
  /* Above the bottom bar of phones, whose height is --pie. */
  bottom: calc(var(--pie, 0px) + max(${space[4]}, env(safe-area-inset-bottom)));
  z-index: ${layer.bar};
  margin: 0;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.borde};
  border-radius: ${radius.tag};
  background: ${color.superficie};
  color: ${color.tinta2};
  font-size: ${text[13]};
  /* The notice has no buttons: clicks reach the page below. */
  pointer-events: none;
  &:empty { display: none; }
  @media print { display: none; }
`;

export interface SinConexionProps {
  isShown: boolean;
  /**
   * ISO instant of the data on screen if they come from the offline cache; null if they come from
   * the portal.
   */
  visto?: string | null;
}

/**
 * Says that the data on screen may be stale while the portal reconnects by itself. For cached data
 * it also says when they were loaded.
 */
export function SinConexion({ isShown, visto = null }: SinConexionProps) {
  const texto =
    visto === null
      ? CAMBIOS.sinConexion
      : describeVisto(visto, Date.now(), new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return <Root role="status">{isShown && texto}</Root>;
}
