import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import type { ButtonSize, ButtonVariant } from './buttonStyles';
import { SquareButton } from './SquareButton';
import { Tooltip } from './Tooltip';

/** A pointer waits so long for the name, and has so long to go over to it. Milliseconds. */
const DELAY = { delay: 500, closeDelay: 80 };

export interface IconButtonProps
  extends Pick<
    AriaButtonProps,
    | 'onPress'
    | 'onKeyDown'
    | 'onHoverStart'
    | 'onFocus'
    | 'isDisabled'
    | 'slot'
    | 'aria-pressed'
    | 'aria-haspopup'
    | 'aria-expanded'
    | 'excludeFromTabOrder'
  > {
  /** What it does: its name for a screen reader and its tooltip. */
  label: string;
  /** The icon: 24 px, 20 px when it is small. */
  children: ReactNode;
  /** `quiet` when left out: where it stands, a frame would be noise. */
  variant?: ButtonVariant;
  /** `small` is 36 px high and wide, a finger still has more. */
  size?: ButtonSize;
  /** The browser's element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon only. Its name shows as a tooltip on hover and on keyboard focus. */
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
