import type { ReactNode, Ref } from 'react';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ButtonSize, ButtonVariant } from './buttonStyles';
import { FloatingName } from './FloatingName';
import { SquareButton } from './SquareButton';
import { useNear } from './useNear';

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
  onHoverStart,
  onFocus,
  onKeyDown,
  ...rest
}: IconButtonProps) {
  const { near, approach, drift, leave } = useNear();
  return (
    <>
      <SquareButton
        {...rest}
        aria-label={label}
        $variant={variant}
        $size={size}
        onHoverStart={(event) => {
          onHoverStart?.(event);
          approach('pointer', event.target);
        }}
        onHoverEnd={drift}
        onFocus={(event) => {
          onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) approach('focus', event.currentTarget);
        }}
        onBlur={leave}
        onPressStart={leave}
        onKeyDown={(event) => {
          leave();
          onKeyDown?.(event);
        }}
      >
        {children}
      </SquareButton>
      <FloatingName near={near} onGone={leave}>
        {label}
      </FloatingName>
    </>
  );
}
