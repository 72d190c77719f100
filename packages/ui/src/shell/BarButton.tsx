import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../components/buttonStyles';

const Root = styled(Button)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
  padding: 0;
  aspect-ratio: 1;
  flex: none;
`;

interface BarButtonProps {
  /** What it does: its name for a screen reader, and the browser's own tooltip. */
  label: string;
  onPress: () => void;
  /** For a button that puts something up or away: whether it is up. */
  isPressed?: boolean;
  children: ReactNode;
}

/** An icon button of the frame. Unlike IconButton it needs no code for a tooltip, which every first view would have to wait for. */
export function BarButton({ label, onPress, isPressed, children }: BarButtonProps) {
  return (
    <span title={label}>
      <Root aria-label={label} {...(isPressed !== undefined && { 'aria-pressed': isPressed })} onPress={() => onPress()} $variant="quiet" $size="normal">
        {children}
      </Root>
    </span>
  );
}
