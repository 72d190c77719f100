import { type KeyboardEvent, useRef, useState } from 'react';
import { lazyPart } from '../parts/lazyPart';
import type { ButtonSize } from './buttonStyles';
import { MoreIcon } from './icons';
import type { MenuAction } from './MenuSheet';
import { PlainIconButton, type PlainIconButtonProps } from './PlainIconButton';

const MenuSheet = lazyPart(() => import('./MenuSheet'), 'MenuSheet');

interface MenuProps {
  /** Name of the button, e.g. `Más acciones de Ronda-Nocturna`. */
  label: string;
  /** From top to bottom, the one that destroys last. */
  actions: readonly MenuAction[];
  /** `quiet` in a row of a table; `secondary` beside framed buttons. */
  variant?: PlainIconButtonProps['variant'];
  /** `small` in a row of a table. */
  size?: ButtonSize;
}

/** A button with three dots that opens a list of acts, which is fetched when a hand or a key comes near. */
export function Menu({ label, actions, variant = 'quiet', size = 'normal' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <PlainIconButton
        ref={opener}
        label={label}
        variant={variant}
        size={size}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onKeyDown={openByArrow}
        onNear={MenuSheet.preload}
      >
        <MoreIcon size={24} />
      </PlainIconButton>
      {isOpen && (
        <MenuSheet label={label} actions={actions} opener={opener} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
