import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import styled, { css } from 'styled-components';
import type { ButtonSize } from './buttonStyles';
import { FloatingName } from './FloatingName';
import type { Near } from './NearTooltip';
import { plainLook } from './plainLook';
import { pressPlain } from './pressPlain';
import { useNear } from './useNear';

const look = ($variant: 'quiet' | 'secondary', $size: ButtonSize) => css`
  ${plainLook($variant, $size)}
  padding: 0;
  aspect-ratio: 1;
  flex: none;
  ${$size === 'small' && 'min-width: 36px; width: 36px; height: 36px; &::after { inset: -5px; }'}
`;
const Quiet = styled.button`${look('quiet', 'normal')}`;
const SmallQuiet = styled.button`${look('quiet', 'small')}`;
const Secondary = styled.button`${look('secondary', 'normal')}`;
const SmallSecondary = styled.button`${look('secondary', 'small')}`;
const LOOKS = {
  quiet: { normal: Quiet, small: SmallQuiet },
  secondary: { normal: Secondary, small: SmallSecondary },
};

export interface PlainIconButtonProps {
  /** What it does: its name for a screen reader and its tooltip. */
  label: string;
  children: ReactNode;
  variant: keyof typeof LOOKS;
  size: ButtonSize;
  ref: RefObject<HTMLButtonElement | null>;
  onPress: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Told when a hand or a key comes near. */
  onNear: () => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

/** An `IconButton` for lists: the browser's own button, whose tooltip is made when somebody comes near. */
export function PlainIconButton({
  label,
  children,
  variant,
  size,
  ref,
  onPress,
  onKeyDown,
  onNear,
  ...rest
}: PlainIconButtonProps) {
  const { near, approach, drift, leave } = useNear();
  const come = (how: Near, element: Element) => {
    onNear();
    approach(how, element);
  };
  const Root = LOOKS[variant][size];
  return (
    <>
      <Root
        {...rest}
        ref={ref}
        type="button"
        aria-label={label}
        onPointerEnter={({ pointerType, currentTarget }) =>
          pointerType === 'touch' ? onNear() : come('pointer', currentTarget)
        }
        onPointerLeave={drift}
        onPointerDown={leave}
        onFocus={({ currentTarget }) =>
          currentTarget.matches(':focus-visible') ? come('focus', currentTarget) : onNear()
        }
        onBlur={leave}
        onKeyDown={(event) => {
          leave();
          onKeyDown(event);
        }}
        onClick={pressPlain(onPress)}
      >
        {children}
      </Root>
      <FloatingName near={near} onGone={leave}>
        {label}
      </FloatingName>
    </>
  );
}
