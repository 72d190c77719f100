import type { MenuGroup } from '@garita/domain/pantallas';
import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import styled from 'styled-components';
import { ExternalIcon, LogoutIcon } from '../components/icons';
import { floatingSheet, listItem } from '../components/listStyles';
import { color, space } from '../theme/tokens';
import { AWAY } from './away';
import { CountBadge } from './CountBadge';
import type { ShellCounts } from './ShellSession';

const Sheet = styled(Popover)`
  ${floatingSheet}
  overflow: auto;
`;

/**
 * The number of items from which on the list has two columns, so that it fits on a laptop's screen.
 */
const TWO_COLUMNS_FROM = 10;

const List = styled(Menu)<{ $rows: number }>`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(${({ $rows }) => $rows}, auto);
  min-width: 208px;
  padding: ${space[1]};
  outline: none;
`;

const Item = styled(MenuItem)`
  ${listItem}
  justify-content: space-between;
  padding-right: ${space[5]};
  color: inherit;
  text-decoration: none;
  &[aria-current] { color: ${color.petroleoTexto}; font-weight: 700; box-shadow: inset 3px 0 0 ${color.petroleo}; }
`;

const Line = styled(Separator)`
  height: 1px;
  margin: ${space[1]} ${space[3]};
  border: 0;
  background: ${color.borde};
`;

export interface MenuGroupProps {
  /** A group of the menu, with the screens that the viewer may open. */
  group: MenuGroup;
  currentPath: string;
  counts: ShellCounts;
  /** Signs the user out. Only the group with the entry Salir has it. */
  onSignOut?: (() => void) | undefined;
}

interface MenuGroupSheetProps extends MenuGroupProps {
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function MenuGroupSheet({
  group: { titulo, pantallas, enlaces = [] },
  currentPath,
  counts,
  onSignOut,
  opener,
  onClose,
}: MenuGroupSheetProps) {
  const rows =
    pantallas.length + (enlaces.length > 0 ? enlaces.length + 1 : 0) + (onSignOut ? 2 : 0);
  return (
    <Sheet
      aria-label={titulo}
      triggerRef={opener}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom start"
      offset={4}
    >
      <List
        aria-label={titulo}
        autoFocus="first"
        onClose={onClose}
        $rows={rows < TWO_COLUMNS_FROM ? rows : Math.ceil(rows / 2)}
      >
        {pantallas.map(({ id, titulo: nombre, ruta }) => (
          <Item
            key={id}
            id={id}
            href={ruta}
            textValue={nombre}
            {...(ruta === currentPath && {
              render: (dom) => <a {...(dom as object)} aria-current="page" />,
            })}
          >
            {nombre}
            <CountBadge count={counts[id]} />
          </Item>
        ))}
        {enlaces.length > 0 && <Line />}
        {enlaces.map(({ texto, url }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be equal.
          <Item key={`enlace${index}`} id={`enlace${index}`} href={url} {...AWAY} textValue={texto}>
            {texto}
            <ExternalIcon size={16} />
          </Item>
        ))}
        {onSignOut && <Line />}
        {onSignOut && (
          <Item id="salir" onAction={onSignOut} textValue="Salir">
            Salir
            <LogoutIcon size={20} />
          </Item>
        )}
      </List>
    </Sheet>
  );
}
