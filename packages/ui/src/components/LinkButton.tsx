import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';
import type { Wrapped } from './Wrapped';

const Root = styled(AriaLink)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
`;

interface LinkButtonProps extends Wrapped<AriaLinkProps, never, HTMLAnchorElement> {
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
  children,
  variant = 'secondary',
  size = 'normal',
  icon,
  ...rest
}: LinkButtonProps) {
  return (
    <Root {...rest} $variant={variant} $size={size}>
      {icon}
      {children}
    </Root>
  );
}
