import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import { FocusReturn } from './FocusReturn';
import { floatingSheet, listItem } from './listStyles';

const Sheet = styled(Popover)`
  ${floatingSheet}
  min-width: 180px;
`;
const List = styled(Menu)`
  padding: ${space[1]};
  outline: none;
`;
const Item = styled(MenuItem)`
  ${listItem}
  &[data-danger] { color: ${color.granaTexto}; }
`;

export interface MenuAction {
  id: string;
  /** A verb, as on a button. */
  label: string;
  onPress: () => void;
  /** Visible but disabled. */
  isDisabled?: boolean;
  /** Destructive: red text, in the menu and as a button. */
  isDanger?: boolean;
}

interface MenuSheetProps {
  label: string;
  actions: readonly MenuAction[];
  opener: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

export function MenuSheet({ label, actions, opener, onClose }: MenuSheetProps) {
  return (
    <Sheet
      aria-label={label}
      triggerRef={opener}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
    >
      <FocusReturn />
      <List aria-label={label} autoFocus="first" onClose={onClose}>
        {actions.map(({ id, label: name, onPress, isDisabled = false, isDanger }) => (
          <Item
            key={id}
            id={id}
            onAction={onPress}
            isDisabled={isDisabled}
            {...(isDanger && { 'data-danger': true })}
          >
            {name}
          </Item>
        ))}
      </List>
    </Sheet>
  );
}
