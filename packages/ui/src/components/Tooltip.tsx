import type { ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { color, layer, motion, radius, space, text } from '../theme/tokens';
import type { Wrapped } from './Wrapped';

const Root = styled(AriaTooltip)`
  max-width: 240px;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${color.nocheBorde};
  border-radius: ${radius.tag};
  background: ${color.noche};
  color: ${color.sobreNoche};
  font-size: ${text[13]};
  z-index: ${layer.popover};
  transition: opacity ${motion.feedback};
  &[data-entering], &[data-exiting] { opacity: 0; }
`;

export interface TooltipProps extends Wrapped<AriaTooltipProps> {
  children: ReactNode;
}

/** A tooltip, inside a `TooltipTrigger`; never the only place of important text. */
export function Tooltip({ children, ...rest }: TooltipProps) {
  return (
    <Root offset={6} {...rest}>
      {children}
    </Root>
  );
}
