import { Button as AriaButton } from 'react-aria-components/Button';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyles, iconShape } from './buttonStyles';

/** A square button for an icon that explains itself; any other is an `IconButton`, which also shows its name. */
export const SquareButton = styled(AriaButton)<{ 'aria-label': string; $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyles}
  ${({ $size }) => iconShape($size)}
`;
