import { Button as AriaButton } from 'react-aria-components/Button';
import styled from 'styled-components';
import { color, space } from '../../theme/tokens';
import { ArrowDownIcon, ArrowUpIcon } from '../icons';
import type { SortDirection } from './column';

const Root = styled(AriaButton)<{ $end: boolean }>`
  display: flex;
  flex-direction: ${({ $end }) => ($end ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${space[1]};
  width: 100%;
  min-height: 44px;
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  font-weight: inherit;
  cursor: pointer;
  &[data-hovered], &[data-sorted] { color: ${color.tinta}; }
  &:focus-visible { outline: 3px solid ${color.foco}; outline-offset: -4px; }
`;
const Place = styled.span`
  flex: none;
  width: 16px;
  height: 16px;
`;

interface SortButtonProps {
  header: string;
  /** Null if the list is sorted by another column. */
  direction: SortDirection | null;
  alignEnd: boolean;
  onSort: () => void;
}

/** A column header that sorts. The arrow's space is reserved, so that columns do not move. */
export function SortButton({ header, direction, alignEnd, onSort }: SortButtonProps) {
  return (
    <Root $end={alignEnd} onPress={() => onSort()} {...(direction && { 'data-sorted': true })}>
      {header}
      <Place>
        {direction &&
          (direction === 'asc' ? <ArrowUpIcon size={16} /> : <ArrowDownIcon size={16} />)}
      </Place>
    </Root>
  );
}
