import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ButtonSize, ButtonVariant } from './buttonStyles';
import { SquareButton } from './SquareButton';
import { Tooltip } from './Tooltip';
import type { Wrapped } from './Wrapped';

/** Delays of the tooltip's opening and closing, in milliseconds. */
const DELAY = { delay: 500, closeDelay: 80 };

export interface IconButtonProps extends Wrapped<AriaButtonProps, 'aria-label', HTMLButtonElement> {
  /** The button's accessible name and tooltip. */
  label: string;
  /** The icon: 24 px, or 20 px if small. */
  children: ReactNode;
  /** Default `quiet`, which has no frame. */
  variant?: ButtonVariant;
  /** `small` is 36 px square with a larger touch target. */
  size?: ButtonSize;
  /** The DOM element, to move the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with only an icon. Its name is a tooltip on hover and on keyboard focus. */
export function IconButton({
  label,
  children,
  variant = 'quiet',
  size = 'normal',
  ...rest
}: IconButtonProps) {
  return (
    <TooltipTrigger {...DELAY}>
      <SquareButton {...rest} aria-label={label} $variant={variant} $size={size}>
        {children}
      </SquareButton>
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  );
}
