import type { ReactNode, Ref } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';
import { SquareButton } from '../components/SquareButton';

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
 * An icon button of the frame. It has no tooltip code like IconButton's, because that code would
 * make every first page larger.
 */
export function BarButton({ label, onPress, isPressed, children, ...rest }: BarButtonProps) {
  return (
    <span title={label}>
      <SquareButton
        {...rest}
        aria-label={label}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
        onPress={() => onPress()}
        $variant="quiet"
        $size="normal"
      >
        {children}
      </SquareButton>
    </span>
  );
}
