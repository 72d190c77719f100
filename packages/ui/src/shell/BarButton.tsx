import type { ReactNode, Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../components/buttonStyles';

const Root = styled(Button)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
  padding: 0;
  aspect-ratio: 1;
  flex: none;
`;

interface BarButtonProps
  extends Pick<ButtonProps, 'aria-haspopup' | 'aria-expanded' | 'onHoverStart' | 'onFocus'> {
  /** The accessible name and the native tooltip. */
  label: string;
  onPress: () => void;
  /** Whether the panel of this toggle button is open. */
  isPressed?: boolean;
  /** The DOM element, e.g. as the anchor of a popover. */
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/**
 * An icon button of the frame. Unlike IconButton it needs no tooltip code, which would delay every
 * first view.
 */
export function BarButton({ label, onPress, isPressed, children, ...rest }: BarButtonProps) {
  return (
    <span title={label}>
      <Root
        {...rest}
        aria-label={label}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
        onPress={() => onPress()}
        $variant="quiet"
        $size="normal"
      >
        {children}
      </Root>
    </span>
  );
}
