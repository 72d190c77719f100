import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { color, space } from '../theme/tokens';
import type { ButtonSize, ButtonVariant } from './buttonStyles';
import { IconButton } from './IconButton';
import { MoreIcon } from './icons';
import { floatingSheet, listItem } from './listStyles';
import { usePortalContainer } from './ThemeScope';

const Sheet = styled(Popover)`
  ${floatingSheet}
  min-width: 180px;
`;
const List = styled(AriaMenu)`
  padding: ${space[1]};
  outline: none;
`;
const Item = styled(MenuItem)`
  ${listItem}
  &[data-danger] { color: ${color.granaTexto}; }
`;

export interface MenuAction {
  id: string;
  label: string;
  onPress: () => void;
  isDisabled?: boolean;
  isDanger?: boolean;
}

interface MenuProps {
  /** Name of the button, e.g. `Más acciones de Ronda-Nocturna`. */
  label: string;
  actions: readonly MenuAction[];
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button with three dots that opens a list of acts. */
export function Menu({ label, actions, variant = 'quiet', size = 'normal' }: MenuProps) {
  const container = usePortalContainer();
  return (
    <MenuTrigger>
      <IconButton label={label} variant={variant} size={size}>
        <MoreIcon size={24} />
      </IconButton>
      <Sheet placement="bottom end" {...(container && { UNSTABLE_portalContainer: container })}>
        <List aria-label={label}>
          {actions.map(({ id, label: name, onPress, isDisabled = false, isDanger }) => (
            <Item key={id} id={id} onAction={onPress} isDisabled={isDisabled} {...(isDanger && { 'data-danger': true })}>
              {name}
            </Item>
          ))}
        </List>
      </Sheet>
    </MenuTrigger>
  );
}
