import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import { Tooltip } from './Tooltip';

const Root = styled(AriaButton)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
  padding: 0;
  aspect-ratio: 1;
  flex: none;
  ${({ $size }) => $size === 'small' && 'min-width: 36px; width: 36px; height: 36px; &::after { inset: -5px; }'}
`;

export interface IconButtonProps
  extends Pick<
    AriaButtonProps,
    'onPress' | 'onKeyDown' | 'onHoverStart' | 'onFocus' | 'isDisabled' | 'slot' | 'aria-pressed' | 'aria-haspopup' | 'aria-expanded' | 'excludeFromTabOrder'
  > {
  /** What it does: its name for a screen reader and its tooltip. */
  label: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon only. Its name shows as a tooltip on hover and on keyboard focus. */
export function IconButton({ label, children, variant = 'quiet', size = 'normal', ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      <Root {...rest} aria-label={label} $variant={variant} $size={size}>
        {children}
      </Root>
      <Tooltip>{label}</Tooltip>
    </TooltipTrigger>
  );
}
