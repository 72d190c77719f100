import { type KeyboardEvent, type ReactNode, type RefObject, useCallback, useState } from 'react';
import styled, { css } from 'styled-components';
import type { ButtonSize } from './buttonStyles';
import { type Near, NearTooltip } from './NearTooltip';
import { plainLook } from './plainLook';
import { pressPlain } from './pressPlain';

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
const LOOKS = { quiet: { normal: Quiet, small: SmallQuiet }, secondary: { normal: Secondary, small: SmallSecondary } };

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
export function PlainIconButton({ label, children, variant, size, ref, onPress, onKeyDown, onNear, ...rest }: PlainIconButtonProps) {
  const [near, setNear] = useState<Near | null>(null);
  const leave = useCallback(() => setNear(null), []);
  const approach = (how: Near) => {
    onNear();
    setNear(how);
  };
  const Root = LOOKS[variant][size];
  return (
    <>
      <Root
        {...rest}
        ref={ref}
        type="button"
        aria-label={label}
        onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? onNear() : approach('pointer'))}
        onPointerLeave={() => setNear((now) => now && 'leaving')}
        onPointerDown={leave}
        onFocus={({ currentTarget }) => (currentTarget.matches(':focus-visible') ? approach('focus') : onNear())}
        onBlur={leave}
        onKeyDown={(event) => {
          leave();
          onKeyDown(event);
        }}
        onClick={pressPlain(onPress)}
      >
        {children}
      </Root>
      {near && (
        <NearTooltip opener={ref} near={near} onGone={leave}>
          {label}
        </NearTooltip>
      )}
    </>
  );
}
