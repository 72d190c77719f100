import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';

const Root = styled(AriaLink)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
`;

interface LinkButtonProps {
  /** The target: a path of the portal, or any URL. */
  href: string;
  /** The target's name, or the act there. */
  children: ReactNode;
  /** As in `Button`; default `secondary`. */
  variant?: ButtonVariant;
  /** `small` for rows and toolbars. */
  size?: ButtonSize;
  /** An icon before the text. */
  icon?: ReactNode;
}

/** A link that looks like a button; it can be opened in a new tab. */
export function LinkButton({
  href,
  children,
  variant = 'secondary',
  size = 'normal',
  icon,
}: LinkButtonProps) {
  return (
    <Root href={href} $variant={variant} $size={size}>
      {icon}
      {children}
    </Root>
  );
}
