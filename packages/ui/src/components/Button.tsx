import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import { Spinner } from './Spinner';

const Root = styled(AriaButton)<{
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth: boolean;
}>`
  ${buttonStyles}
  ${({ $fullWidth }) => $fullWidth && 'width: 100%;'}
`;

// The words keep their place while the wheel turns over them: the button must not change its width under the finger.
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

export interface ButtonProps
  extends Pick<
    AriaButtonProps,
    'onPress' | 'type' | 'isDisabled' | 'autoFocus' | 'slot' | 'form' | 'id'
  > {
  /** A verb and its object: what will happen. */
  children: ReactNode;
  /** How much it weighs; `secondary` when left out. */
  variant?: ButtonVariant;
  /** `small` is for rows and toolbars: 36 px high, a finger still has 44. */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: ReactNode;
  /** The act is under way: the button stays focusable, says so and ignores further presses. */
  isPending?: boolean;
  /** What a screen reader hears while pending. */
  pendingLabel?: string;
  /** As wide as its place, e.g. alone at the foot of a narrow form. */
  fullWidth?: boolean;
  /** Only where its words alone do not tell it from others; they must stand in it. */
  'aria-label'?: string;
  /** Id of what explains it. */
  'aria-describedby'?: string;
  /** The browser's element, to move the focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button with words. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'secondary',
    size = 'normal',
    icon,
    isPending = false,
    pendingLabel = 'En curso',
    fullWidth = false,
    ...rest
  } = props;
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
