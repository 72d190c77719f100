import { contar } from '@garita/domain/formato/contar';
import styled from 'styled-components';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { color, radius, space, text } from '../theme/tokens';

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 22px;
  padding: 0 ${space[1]};
  border-radius: ${radius.tag};
  background: ${color.baliza};
  color: ${color.sobreBaliza};
  font-size: ${text[13]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  @media (forced-colors: active) { border: 1px solid; }
`;

/** The highest count that is shown, since more digits would not fit. */
const MOST = 99;

export const shortCount = (count: number): string => (count > MOST ? `${MOST}+` : `${count}`);

/** The pending count, in amber; nothing for 0. */
export function CountBadge({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <Root>
      <span aria-hidden="true">{shortCount(count)}</span>
      <VisuallyHidden>{`, ${contar(count, 'pendiente', 'pendientes')}`}</VisuallyHidden>
    </Root>
  );
}
