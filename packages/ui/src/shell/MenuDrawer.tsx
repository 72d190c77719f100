import type { MenuGroup } from '@garita/domain/pantallas';
import { useId } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { Button } from '../components/Button';
import { IconButton } from '../components/IconButton';
import { CloseIcon, HomeIcon, LoginIcon, LogoutIcon } from '../components/icons';
import { usePortalContainer } from '../components/ThemeScope';
import { color, layer, media, motion, radius, space, text, touchTarget } from '../theme/tokens';
import { CountBadge } from './CountBadge';
import type { ShellCounts, ShellSession } from './ShellSession';
import { ThemeSwitch } from './ThemeSwitch';

const fade = keyframes`from { opacity: 0; }`;
const slide = keyframes`from { transform: translateX(100%); }`;

const Veil = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  background: ${color.velo};
  &[data-entering] { animation: ${fade} ${motion.page} ${motion.ease}; }
  &[data-exiting] { animation: ${fade} ${motion.page} reverse forwards; }
`;

const Panel = styled(Modal)`
  position: absolute;
  inset: 0 0 0 auto;
  width: min(320px, calc(100vw - ${space[7]}));
  border-left: 1px solid ${color.borde};
  background: ${color.superficie};
  color: ${color.tinta};
  box-shadow: 0 0 40px ${color.sombra};
  ${media.motion} {
    &[data-entering] { animation: ${slide} ${motion.drawer} ${motion.ease}; }
    &[data-exiting] { animation: ${slide} ${motion.page} reverse forwards; }
  }
`;

const Frame = styled(Dialog)`
  display: flex;
  flex-direction: column;
  height: 100%;
  outline: none;
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  padding: ${space[2]} ${space[2]} ${space[2]} 20px;
  border-bottom: 1px solid ${color.borde};
  h2 { flex: 1; }
`;
const Body = styled.nav`
  flex: 1;
  min-height: 0;
  padding: ${space[2]};
  overflow: auto;
  overscroll-behavior: contain;
  h3 { padding: ${space[4]} ${space[3]} ${space[1]}; font-family: inherit; font-size: ${text[13]}; letter-spacing: 0; color: ${color.tinta3}; }
  ul { margin: 0; padding: 0; list-style: none; }
`;
const Foot = styled.footer`
  padding: ${space[3]} ${space[4]};
  padding-bottom: max(${space[3]}, env(safe-area-inset-bottom));
  border-top: 1px solid ${color.borde};
`;
const Item = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${touchTarget};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  color: ${color.tinta};
  font-size: ${text[16]};
  text-decoration: none;
  &[data-hovered], &[data-pressed] { background: ${color.pozo}; }
  &[data-focus-visible] { outline: 3px solid ${color.foco}; outline-offset: -3px; }
  &[aria-current] { background: ${color.petroleoSuave}; color: ${color.petroleoTexto}; font-weight: 700; }
`;

export interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  session: ShellSession;
  menu: readonly MenuGroup[];
  currentPath: string;
  counts: ShellCounts;
  onAcceder: () => void;
  onSalir: () => void;
}

interface Entry {
  readonly id: string;
  readonly titulo: string;
  readonly ruta: string;
}

/** The whole menu at the side of a small screen. Going somewhere closes it. */
export function MenuDrawer({ isOpen, onClose, session, menu, currentPath, counts, onAcceder, onSalir }: MenuDrawerProps) {
  const container = usePortalContainer();
  const prefix = useId();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const link = ({ id, titulo, ruta }: Entry) => (
    <Item href={ruta} onPress={onClose} {...(ruta === currentPath && { 'aria-current': 'page' })}>
      {titulo}
      {id === 'inicio' ? <HomeIcon size={20} /> : <CountBadge count={counts[id]} />}
    </Item>
  );
  return (
    <Veil isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable {...(container && { UNSTABLE_portalContainer: container })}>
      <Panel>
        <Frame>
          <Head>
            <Heading slot="title" level={2}>
              Menú
            </Heading>
            <ThemeSwitch />
            <IconButton label="Cerrar el menú" onPress={onClose}>
              <CloseIcon size={24} />
            </IconButton>
          </Head>
          <Body aria-label="Menú principal">
            {link({ id: 'inicio', titulo: 'Inicio', ruta: '/' })}
            {menu.map(({ grupo, titulo, pantallas }) => (
              <section key={grupo} aria-labelledby={`${prefix}${grupo}`}>
                <h3 id={`${prefix}${grupo}`}>{titulo}</h3>
                <ul>
                  {pantallas.map((pantalla) => (
                    <li key={pantalla.id}>{link(pantalla)}</li>
                  ))}
                </ul>
              </section>
            ))}
          </Body>
          {session.kind !== 'unknown' && (
            <Foot>
              {session.kind === 'signedIn' ? (
                <Button fullWidth icon={<LogoutIcon size={20} />} onPress={closing(onSalir)}>
                  Salir
                </Button>
              ) : (
                <Button variant="primary" fullWidth icon={<LoginIcon size={20} />} onPress={closing(onAcceder)}>
                  Acceder
                </Button>
              )}
            </Foot>
          )}
        </Frame>
      </Panel>
    </Veil>
  );
}
