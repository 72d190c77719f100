import { Button as AriaButton } from 'react-aria-components/Button';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles';

/**
 * A square button with a self-explanatory icon; otherwise use `IconButton`, which has a tooltip.
 */
export const SquareButton = styled(AriaButton)<{
  'aria-label': string;
  $variant: ButtonVariant;
  $size: ButtonSize;
}>`
  ${buttonStyles}
  padding: 0;
  aspect-ratio: 1;
  flex: none;
  ${({ $size }) => $size === 'small' && 'min-width: 36px; width: 36px; height: 36px; &::after { inset: -5px; }'}
`;
