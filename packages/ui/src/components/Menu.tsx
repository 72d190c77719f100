import { useRef, useState } from 'react';
import { lazyPart } from '../parts/lazyPart';
import type { ButtonSize } from './buttonStyles';
import { IconButton, type IconButtonProps } from './IconButton';
import { MoreIcon } from './icons';
import type { MenuAction } from './MenuSheet';
import { Spinner } from './Spinner';

const MenuSheet = lazyPart(() => import('./MenuSheet'), 'MenuSheet');

interface MenuProps {
  /** Name of the button, e.g. `Más acciones de Ronda-Nocturna`. */
  label: string;
  /** From top to bottom, destructive ones last. */
  actions: readonly MenuAction[];
  /** `quiet` in a row of a table; `secondary` beside framed buttons. */
  variant?: IconButtonProps['variant'];
  /** `small` in a row of a table. */
  size?: ButtonSize;
  /**
   * Whether one of the acts is running. The button then stays focusable, announces the wait and
   * opens no menu.
   */
  isPending?: boolean;
}

/** A button with three dots that opens a menu. Hover and focus prefetch the menu. */
export function Menu({
  label,
  actions,
  variant = 'quiet',
  size = 'normal',
  isPending = false,
}: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={opener}
        label={label}
        variant={variant}
        size={size}
        isPending={isPending}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        onKeyDown={(event) => {
          // The list or the screen around the menu handles other keys.
          if (event.key !== 'ArrowDown') return event.continuePropagation();
          event.preventDefault();
          setOpen(true);
        }}
        onHoverStart={MenuSheet.preload}
        onFocus={MenuSheet.preload}
      >
        {isPending ? <Spinner label="En curso" /> : <MoreIcon size={24} />}
      </IconButton>
      {isOpen && (
        <MenuSheet label={label} actions={actions} opener={opener} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
