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
  /** What it does: its name for a screen reader, and the browser's own tooltip. */
  label: string;
  onPress: () => void;
  /** For a button that puts something up or away: whether it is up. */
  isPressed?: boolean;
  /** The browser's element, from which something may hang. */
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** An icon button of the frame. Unlike IconButton it needs no code for a tooltip, which every first view would have to wait for. */
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
