import type { Pantalla } from '@garita/domain/pantallas';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import styled, { css } from 'styled-components';
import { MenuIcon } from '../components/icons';
import { color, layer, media, text } from '../theme/tokens';
import { CountBadge } from './CountBadge';
import type { ShellCounts } from './ShellSession';
import { tabIcons } from './tabIcons';

const Root = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.bar};
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  padding-bottom: env(safe-area-inset-bottom);
  border-top: 1px solid ${color.borde};
  background: ${color.superficie};
  view-transition-name: barra-inferior;
  ${media.short} { position: static; }
  @media print { display: none; }
`;

const tab = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-width: 0;
  min-height: 56px;
  padding: 0 2px;
  border: 0;
  background: none;
  color: ${color.tinta2};
  font-size: ${text[13]};
  line-height: 1.2;
  text-decoration: none;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &[data-pressed] { background: ${color.pozo}; }
  &[data-focus-visible] { outline: 3px solid ${color.foco}; outline-offset: -3px; }
  &[aria-current] { color: ${color.petroleoTexto}; font-weight: 700; }
  &[aria-current]::before { content: ''; position: absolute; inset: -1px 0 auto; height: 3px; background: ${color.petroleo}; }
  @media (forced-colors: active) { &[aria-current]::before { background: Highlight; forced-color-adjust: none; } }
`;
const Tab = styled(Link)`
  ${tab}
`;
const More = styled(Button)`
  ${tab}
`;
const Words = styled.span`
  max-width: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
// The count is shown beside the icon but comes after the text in the DOM, so that a screen reader
// announces the screen first.
const Count = styled.span`
  position: absolute;
  top: 2px;
  left: calc(50% + 4px);
`;

interface BottomBarProps {
  /** Four at most, from `pickTabs`. */
  tabs: readonly Pantalla[];
  /** The current screen's address. */
  currentPath: string;
  /** Pending counts by screen. */
  counts: ShellCounts;
  /** Opens the whole menu. */
  onMore: () => void;
}

/**
 * A phone's bar with the most used screens, which the thumb can reach. «Más» opens the whole menu.
 */
export function BottomBar({ tabs, currentPath, counts, onMore }: BottomBarProps) {
  return (
    <Root aria-label="Accesos directos">
      {tabs.map(({ id, titulo, ruta }) => {
        const Icon = tabIcons[id];
        return (
          <Tab key={id} href={ruta} {...(ruta === currentPath && { 'aria-current': 'page' })}>
            {Icon && <Icon size={24} />}
            <Words>{titulo}</Words>
            <Count>
              <CountBadge count={counts[id]} />
            </Count>
          </Tab>
        );
      })}
      <More onPress={() => onMore()} aria-haspopup="dialog">
        <MenuIcon size={24} />
        <Words>Más</Words>
      </More>
    </Root>
  );
}
