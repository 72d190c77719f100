import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import { Spinner } from './Spinner';
import type { Wrapped } from './Wrapped';

const Root = styled(AriaButton)<{
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
}>`
  ${buttonStyles}
  ${({ $fullWidth }) => $fullWidth && 'width: 100%;'}
`;

// The hidden text keeps its width under the spinner, so that the button does not resize.
const Face = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 0;
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const Over = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

export interface ButtonProps extends Wrapped<AriaButtonProps, never, HTMLButtonElement> {
  /** A verb and its object. */
  children: ReactNode;
  /** The emphasis; default `secondary`. */
  variant?: ButtonVariant;
  /** `small` for rows and toolbars: 36 px high with a touch target of 44. */
  size?: ButtonSize;
  /** An icon before the text. */
  icon?: ReactNode;
  /**
   * Whether the act is running: the button then stays focusable, announces the wait and ignores
   * presses.
   */
  isPending?: boolean;
  /** The announcement while pending. */
  pendingLabel?: string;
  /** Whether the button is as wide as its container, e.g. at the foot of a narrow form. */
  fullWidth?: boolean;
  /** The accessible name, only if the text alone is ambiguous. It must include the text. */
  'aria-label'?: string;
  /** Id of the describing element. */
  'aria-describedby'?: string;
  /** The DOM element, to move the focus. */
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  children,
  variant = 'secondary',
  size = 'normal',
  icon,
  isPending = false,
  pendingLabel = 'En curso',
  fullWidth = false,
  ...rest
}: ButtonProps) {
  return (
    <Root {...rest} isPending={isPending} $variant={variant} $size={size} $fullWidth={fullWidth}>
      <Face $hidden={isPending}>
        {icon}
        {children}
      </Face>
      {isPending && (
        <Over>
          <Spinner label={pendingLabel} />
        </Over>
      )}
    </Root>
  );
}
