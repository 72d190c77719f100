import { useId } from 'react';
import { Link } from 'react-aria-components/Link';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { Drawer } from '../components/Drawer';
import {
  ExternalIcon,
  HomeIcon,
  LoginIcon,
  LogoutIcon,
  RadioIcon,
  SearchIcon,
} from '../components/icons';
import { color, radius, space, text, touchTarget } from '../theme/tokens';
import { AWAY } from './away';
import { BarButton } from './BarButton';
import { CountBadge } from './CountBadge';
import { ThemeSwitch } from './ThemeSwitch';
import type { TopBarProps } from './TopBar';

// The negative side margins equal the side padding of the entries, so that their text is aligned
// with the title.
const Body = styled.nav`
  margin: calc(-1 * ${space[2]}) calc(-1 * ${space[3]});
  h3 { padding: ${space[4]} ${space[3]} ${space[1]}; font-family: inherit; font-size: ${text[13]}; letter-spacing: 0; color: ${color.tinta3}; }
  ul { margin: 0; padding: 0; list-style: none; }
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

export interface MenuDrawerProps extends TopBarProps {
  isOpen: boolean;
  onClose: () => void;
}

interface Entry {
  readonly id: string;
  readonly titulo: string;
  readonly ruta: string;
}

/** The whole menu in a drawer on small screens. Navigating closes it. */
export function MenuDrawer({
  isOpen,
  onClose,
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
}: MenuDrawerProps) {
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
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Menú"
      closeLabel="Cerrar el menú"
      tools={
        <>
          <BarButton label="Ir a…" onPress={closing(onSearch)}>
            <SearchIcon size={24} />
          </BarButton>
          <BarButton label="Radio" isPressed={isRadioOpen} onPress={closing(onRadio)}>
            <RadioIcon size={24} />
          </BarButton>
          <ThemeSwitch />
        </>
      }
      actions={
        session.kind === 'unknown' ? null : session.kind === 'signedIn' ? (
          <Button fullWidth icon={<LogoutIcon size={20} />} onPress={closing(onSignOut)}>
            Salir
          </Button>
        ) : (
          <>
            <Button
              variant="primary"
              fullWidth
              icon={<LoginIcon size={20} />}
              onPress={closing(onSignIn)}
            >
              Acceder
            </Button>
            {onRegistro && (
              <Button fullWidth onPress={closing(onRegistro)}>
                Registro
              </Button>
            )}
          </>
        )
      }
    >
      <Body aria-label="Menú principal">
        {link({ id: 'inicio', titulo: 'Inicio', ruta: '/' })}
        {menu.map(({ grupo, titulo, pantallas, enlaces = [] }) => (
          <section key={grupo} aria-labelledby={`${prefix}${grupo}`}>
            <h3 id={`${prefix}${grupo}`}>{titulo}</h3>
            <ul>
              {pantallas.map((pantalla) => (
                <li key={pantalla.id}>{link(pantalla)}</li>
              ))}
              {enlaces.map(({ texto, url }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two links may be equal.
                <li key={index}>
                  <Item href={url} {...AWAY} onPress={onClose}>
                    {texto}
                    <ExternalIcon size={20} />
                  </Item>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Body>
    </Drawer>
  );
}
