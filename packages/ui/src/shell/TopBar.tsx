import type { MenuGroup } from '@garita/domain/pantallas';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Avatar } from '../components/Avatar';
import { Button } from '../components/Button';
import { RadioIcon, SearchIcon } from '../components/icons/firstPage';
import { LitWindow } from '../components/LitWindow';
import { Logo } from '../components/Logo';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { focusRing } from '../theme/focusRing';
import { color, layer, media, motion, radius, space, text, touchTarget } from '../theme/tokens';
import { BarButton } from './BarButton';
import { MenuGroupButton } from './MenuGroupButton';
import type { ShellCounts, ShellSession } from './ShellSession';
import { ThemeSwitch } from './ThemeSwitch';
import { useScrolledPast } from './useScrolledPast';

/** Scroll position in pixels beyond which the bar is compact (SHL-42). */
const COMPACT_AFTER = 45;

/**
 * The height that the compact bar loses. The bar moves beyond the top edge by this height, so that
 * nothing below it moves.
 */
const GIVES_UP = '16px';

const Root = styled.header`
  position: sticky;
  top: -${GIVES_UP};
  z-index: ${layer.bar};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 64px;
  /* The bar's content is as wide as the page's content. */
  padding: 0 max(${space[5]}, (100% - 1200px) / 2);
  border-bottom: 1px solid ${color.borde};
  background: ${color.superficie};
  view-transition-name: barra;
  > * { transition: translate ${motion.feedback} ${motion.ease}; }
  &[data-compact] {
    box-shadow: 0 2px 12px ${color.sombra};
    > * { translate: 0 calc(${GIVES_UP} / 2); }
    /* The compact bar hides the agency's name: the emblem beside it identifies the portal. */
    ${media.wide} { > a span[aria-hidden] { display: none; } }
  }
  ${media.compact} { padding: 0 ${space[3]} 0 ${space[4]}; }
  ${media.short} { position: static; }
  @media print { display: none; }
`;

/** Up to this width the wordmark is hidden, so that the menu groups fit. */
const NARROW = '@media (max-width: 999.98px)';
/** Up to this width the arrows of the menu groups are hidden too. */
const NARROWEST = '@media (max-width: 799.98px)';

const Home = styled(Link)`
  flex: none;
  display: grid;
  align-items: center;
  min-height: ${touchTarget};
  padding-right: ${space[2]};
  border-radius: ${radius.tag};
  text-decoration: none;
  &[data-focus-visible] { ${focusRing} }
  ${media.wide} { ${NARROW} { span[aria-hidden] { display: none; } } }
`;

const Groups = styled.nav`
  display: flex;
  /* A long agency name shrinks before the menu groups do. */
  flex: 1 0 auto;
  ${NARROW} { button { padding: 0 ${space[2]}; } }
  ${NARROWEST} { button > svg { display: none; } }
  ${media.compact} { display: none; }
`;

const Right = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  margin-left: auto;
  ${media.wide} { ${NARROWEST} { gap: 0; } }
  > :empty { display: none; }
  @media (max-width: 359.98px) { gap: ${space[1]}; }
`;

const OnlyWide = styled.span`
  display: contents;
  ${media.compact} { display: none; }
`;

/**
 * Content that is hidden on the narrowest phones. Registro is also in the drawer and in the dialog
 * of Acceder.
 */
const WhereThereIsRoom = styled.span`
  display: contents;
  @media (max-width: 359.98px) { display: none; }
`;

const Me = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${touchTarget};
  max-width: 220px;
  padding: 0 2px;
  border-radius: ${radius.control};
  color: ${color.tinta};
  font-size: ${text[15]};
  font-weight: 700;
  text-decoration: none;
  &[data-hovered] { background: ${color.pozo}; }
  &[data-focus-visible] { ${focusRing} }
`;
/**
 * Hides a word visually on narrow bars, where an icon replaces it. A screen reader still announces
 * the word.
 */
const unseen =
  'position: absolute; width: 1px; height: 1px; clip-path: inset(50%); overflow: hidden;';

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 1079.98px) { ${unseen} }
`;
const OnDuty = styled.span`
  ${media.wide} { ${NARROW} { ${unseen} } }
  @media (max-width: 359.98px) { ${unseen} }
  /* While the radio plays, its control takes the space of these words. */
  @media (max-width: 429.98px) { :has(> #radio-barra > *) & { ${unseen} } }
`;

export interface TopBarProps {
  /** The signed-in user, a visitor, or unknown. */
  session: ShellSession;
  /** The groups of the viewer's menu (`buildMenu`). */
  menu: readonly MenuGroup[];
  /** The current screen's address. */
  currentPath: string;
  /** Pending counts by screen. */
  counts: ShellCounts;
  onSignIn: () => void;
  /** Null if registration is closed. */
  onRegistro: (() => void) | null;
  onSignOut: () => void;
  /** Toggles the radio's player. */
  onRadio: () => void;
  /** Whether the radio's player is open. */
  isRadioOpen: boolean;
  /** Opens the palette. */
  onSearch: () => void;
  /** The bell, for signed-in users. */
  campana?: ReactNode;
}

/**
 * The top bar: logo, menu groups, theme and user. The logo is dark only for a signed-in user who is
 * clocked out. On phones the drawer has the groups.
 */
export function TopBar({
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
  campana,
}: TopBarProps) {
  const isCompact = useScrolledPast(COMPACT_AFTER);
  const isInside = session.kind === 'signedIn';
  return (
    <Root data-compact={isCompact || undefined}>
      <Home href="/">
        <Logo size={32} lit={!isInside || session.fichaje} />
        <VisuallyHidden>, ir al inicio</VisuallyHidden>
      </Home>
      <Groups aria-label="Menú principal">
        {menu.map((group) => (
          <MenuGroupButton
            key={group.grupo}
            group={group}
            currentPath={currentPath}
            counts={counts}
            onSignOut={group.grupo === 'cuenta' ? onSignOut : undefined}
          />
        ))}
      </Groups>
      <Right>
        {isInside && session.fichaje && (
          <LitWindow lit>
            <OnDuty>Fichado</OnDuty>
          </LitWindow>
        )}
        <span id="radio-barra" />
        <OnlyWide>
          <BarButton label="Ir a… (Ctrl K)" onPress={onSearch}>
            <SearchIcon size={20} />
          </BarButton>
          <BarButton label="Radio" isPressed={isRadioOpen} onPress={onRadio}>
            <RadioIcon size={20} />
          </BarButton>
          <ThemeSwitch />
        </OnlyWide>
        {campana}
        {session.kind === 'visitor' && (
          <>
            {onRegistro && (
              <WhereThereIsRoom>
                <Button variant="quiet" onPress={() => onRegistro()}>
                  Registro
                </Button>
              </WhereThereIsRoom>
            )}
            <Button onPress={() => onSignIn()}>Acceder</Button>
          </>
        )}
        {isInside && (
          <Me href="/perfil">
            <Avatar usuario={session.usuario} size="medium" />
            <Name>{session.usuario}</Name>
          </Me>
        )}
      </Right>
    </Root>
  );
}
