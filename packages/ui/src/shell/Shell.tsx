import type { MenuGroup } from '@garita/domain/pantallas';
import { type ReactNode, type Ref, useState } from 'react';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { useMedia } from '../components/DataTable/useMedia';
import { Router } from '../components/Router';
import { lazyPart } from '../parts/lazyPart';
import { COMPACT, color, layer, media, radius, space } from '../theme/tokens';
import { Footer } from './Footer';
import { PrintedLine } from './PrintedLine';
import { PageTransition } from './pageTransition';
import { pickTabs } from './pickTabs';
import type { ShellCounts, ShellSession } from './ShellSession';
import { TopBar } from './TopBar';

// Only phones show it and fetch it, and their page keeps its place.
const BottomBar = lazyPart(() => import('./BottomBar'), 'BottomBar');
// Most visits never open it.
const MenuDrawer = lazyPart(() => import('./MenuDrawer'), 'MenuDrawer');

/** What the bar at the foot takes of a small screen: the page ends above it, and so do notices. */
const BOTTOM_BAR = '57px';

const FootSpace = createGlobalStyle`
  ${media.compact} { :root { --pie: ${BOTTOM_BAR}; } }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.compact} { padding-bottom: calc(${BOTTOM_BAR} + env(safe-area-inset-bottom)); }
  @media print { display: block; min-height: 0; padding: 0; }
`;

const Skip = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.overlay};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${color.petroleo};
  color: ${color.sobrePetroleo};
  font-weight: 700;
  &:not(:focus) { transform: translateY(-200%); }
  @media print { display: none; }
`;

const Page = styled.main`
  flex: 1;
  width: 100%;
  max-width: 1248px;
  margin: 0 auto;
  padding: ${space[6]} ${space[5]};
  outline: none;
  /* The focus is put on a heading to say where one is; there is nothing to press. */
  h1:focus { outline: none; }
  ${media.compact} { padding: ${space[5]} ${space[4]}; }
  @media print { padding: 0; }
`;

const travel = keyframes`
  from { opacity: 0; }
  20%, 80% { opacity: 1; }
  to { opacity: 0; }
`;
// Shown only when the wait is long enough to be noticed.
const Waiting = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${layer.overlay};
  height: 3px;
  background: ${color.petroleo};
  opacity: 0;
  animation: ${travel} 1.2s 250ms infinite;
  @media print { display: none; }
`;

export interface ShellProps {
  /** Whom it is for. */
  session: ShellSession;
  /** The groups of this person's menu (`buildMenu`). */
  menu: readonly MenuGroup[];
  /** The address of the screen that is shown. */
  currentPath: string;
  /** How many things wait in a screen. */
  counts?: ShellCounts;
  /** The agency's name. */
  agencia: string;
  /** A screen is on its way. */
  isNavigating?: boolean;
  /** Goes to an address of the portal: every link below, in the frame and in the screens, ends here. */
  onNavigate: (path: string) => void;
  onSignIn: () => void;
  /** Null where nobody may register. */
  onRegistro: (() => void) | null;
  onSignOut: () => void;
  /** Puts the radio's player up or away. */
  onRadio: () => void;
  /** Whether the radio's player is up. */
  isRadioOpen?: boolean;
  /** Opens the palette: screens and people by name. */
  onSearch: () => void;
  /** The bell, for who is signed in. */
  campana?: ReactNode;
  /** What passes by below the bar: the statuses of the day. */
  strip?: ReactNode;
  /** What the agency has at the foot of every page: its own links. */
  pie?: ReactNode;
  /** The page's place, for whoever moves the focus there. */
  mainRef?: Ref<HTMLElement>;
  /** The screen. */
  children: ReactNode;
}

const NONE: ShellCounts = {};

interface FootProps extends Pick<ShellProps, 'menu' | 'currentPath'> {
  counts: ShellCounts;
  onMore: () => void;
}

/** The bar at the foot of a phone. What else the frame shows does not depend on the screen's width, and is not made anew when that becomes known. */
function Foot({ menu, ...rest }: FootProps) {
  return useMedia(COMPACT) && <BottomBar tabs={pickTabs(menu)} {...rest} />;
}

/**
 * The frame around every screen: bar, menu, page, foot, and on phones the bar at the foot and the drawer. Screens and frame only write
 * addresses; what following one means is decided here, once.
 */
export function Shell(props: ShellProps) {
  const {
    session,
    menu,
    currentPath,
    counts = NONE,
    agencia,
    isNavigating = false,
    onNavigate,
    campana,
    strip,
    pie,
    mainRef,
    children,
  } = props;
  const { onSignIn, onRegistro, onSignOut, onRadio, isRadioOpen = false, onSearch } = props;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // Once opened it stays, so that it can also be seen to close.
  const [wasOpened, setWasOpened] = useState(false);
  const openDrawer = () => {
    setWasOpened(true);
    setDrawerOpen(true);
  };
  const parts = {
    session,
    menu,
    currentPath,
    counts,
    onSignIn,
    onRegistro,
    onSignOut,
    onRadio,
    isRadioOpen,
    onSearch,
  };
  return (
    <Router navigate={onNavigate}>
      <Root>
        <PageTransition />
        <FootSpace />
        <Skip href="#contenido">Saltar al contenido</Skip>
        <TopBar {...parts} campana={campana} />
        {strip}
        {isNavigating && <Waiting />}
        <Page id="contenido" tabIndex={-1} {...(mainRef && { ref: mainRef })}>
          <PrintedLine agencia={agencia} />
          {children}
        </Page>
        <Footer agencia={agencia}>{pie}</Footer>
        <Foot menu={menu} currentPath={currentPath} counts={counts} onMore={openDrawer} />
        {wasOpened && (
          <MenuDrawer {...parts} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        )}
      </Root>
    </Router>
  );
}
