import { type KeyboardEvent, useRef, useState } from 'react';
import { lazyPart } from '../parts/lazyPart';
import type { ButtonSize, ButtonVariant } from './buttonStyles';
import { IconButton } from './IconButton';
import { MoreIcon } from './icons';
import type { MenuAction } from './MenuSheet';

const MenuSheet = lazyPart(() => import('./MenuSheet'), 'MenuSheet');

interface MenuProps {
  /** Name of the button, e.g. `Más acciones de Ronda-Nocturna`. */
  label: string;
  actions: readonly MenuAction[];
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A button with three dots that opens a list of acts, which is fetched when a hand or a key comes near. */
export function Menu({ label, actions, variant = 'quiet', size = 'normal' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const openByArrow = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') setOpen(true);
  };
  return (
    <>
      <IconButton
        ref={opener}
        label={label}
        variant={variant}
        size={size}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onKeyDown={openByArrow}
        onHoverStart={MenuSheet.preload}
        onFocus={MenuSheet.preload}
      >
        <MoreIcon size={24} />
      </IconButton>
      {isOpen && <MenuSheet label={label} actions={actions} opener={opener} onClose={() => setOpen(false)} />}
    </>
  );
}
