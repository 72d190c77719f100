import { type ReactNode, type Ref, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import styled, { createGlobalStyle, keyframes } from 'styled-components';
import { useMedia } from '../components/DataTable/useMedia';
import { lazyPart } from '../parts/lazyPart';
import { COMPACT, color, layer, media, radius, space } from '../theme/tokens';
import { Footer } from './Footer';
import { PrintedLine } from './PrintedLine';
import { PageTransition } from './pageTransition';
import { pickTabs } from './pickTabs';
import { TopBar, type TopBarProps } from './TopBar';

// The bottom bar is lazy: only phones render it, and their page reserves its space.
const BottomBar = lazyPart(() => import('./BottomBar'), 'BottomBar');
const MenuDrawer = lazyPart(() => import('./MenuDrawer'), 'MenuDrawer');

/** The height of the fixed bottom bar on small screens: page and notices end above it. */
const BOTTOM_BAR = '57px';

const FootSpace = createGlobalStyle`
  ${media.compact} { :root { --pie: ${BOTTOM_BAR}; } }
  ${media.short} { :root { --pie: 0px; } }
`;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${media.compact} { padding-bottom: calc(${BOTTOM_BAR} + env(safe-area-inset-bottom)); }
  ${media.short} { padding-bottom: 0; }
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
  /* A heading gets the focus only so that screen readers announce the page. */
  h1:focus { outline: none; }
  ${media.compact} { padding: ${space[5]} ${space[4]}; }
  @media print { padding: 0; }
`;

const travel = keyframes`
  from { opacity: 0; }
  20%, 80% { opacity: 1; }
  to { opacity: 0; }
`;
// The bar fades in with a delay, so that short waits show nothing.
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

export interface ShellProps extends TopBarProps {
  /** The agency's name. */
  agencia: string;
  /** Whether a screen is loading. */
  isNavigating?: boolean;
  /** Navigates to an address of the portal: all links of the frame and the screens call it. */
  onNavigate: (path: string) => void;
  /** The strip below the bar: the people's statuses. */
  strip?: ReactNode;
  /** The version of Garita, for the footer. */
  version?: string;
  /** The agency's own links in the footer. */
  pie?: ReactNode;
  /** The main element, to which the app moves the focus. */
  mainRef?: Ref<HTMLElement>;
  /** The screen. */
  children: ReactNode;
}

/**
 * The frame around every screen: bar, menu, page, footer, and on phones the bottom bar and the
 * drawer. The screens and the frame only contain addresses; this component handles navigation.
 */
export function Shell({
  agencia,
  isNavigating = false,
  onNavigate,
  strip,
  version,
  pie,
  mainRef,
  children,
  ...bar
}: ShellProps) {
  const isCompact = useMedia(COMPACT);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // The drawer stays mounted after the first opening, so that its closing animation runs.
  const [wasOpened, setWasOpened] = useState(false);
  const openDrawer = () => {
    setWasOpened(true);
    setDrawerOpen(true);
  };
  return (
    <RouterProvider navigate={(path) => onNavigate(path)}>
      <Root>
        <PageTransition />
        <FootSpace />
        <Skip href="#contenido">Saltar al contenido</Skip>
        <TopBar {...bar} />
        {strip}
        {isNavigating && <Waiting />}
        <Page id="contenido" tabIndex={-1} {...(mainRef && { ref: mainRef })}>
          <PrintedLine agencia={agencia} />
          {children}
        </Page>
        <Footer agencia={agencia} version={version}>
          {pie}
        </Footer>
        {isCompact && (
          <BottomBar
            tabs={pickTabs(bar.menu)}
            currentPath={bar.currentPath}
            counts={bar.counts}
            onMore={openDrawer}
          />
        )}
        {wasOpened && (
          <MenuDrawer {...bar} isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
        )}
      </Root>
    </RouterProvider>
  );
}
