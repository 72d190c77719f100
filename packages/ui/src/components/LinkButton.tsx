import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';

const Root = styled(AriaLink)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
`;

interface LinkButtonProps {
  /** Where it goes: an address of the portal, or any other. */
  href: string;
  /** What is there, or what one does there. */
  children: ReactNode;
  /** As of a `Button`; `secondary` when left out. */
  variant?: ButtonVariant;
  /** `small` is for rows and toolbars. */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: ReactNode;
}

/** A link that looks like a button: it goes somewhere, so it can be opened in another tab. */
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
