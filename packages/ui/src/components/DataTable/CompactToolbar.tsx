import { useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../parts/lazyPart';
import { color, space, text } from '../../theme/tokens';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { CloseIcon, FilterIcon } from '../icons';
import type { ToolbarProps } from './Toolbar';

const ListSheet = lazyPart(() => import('./ListSheet'), 'ListSheet');

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  @media print { display: none; }
`;
const Count = styled.p`
  flex: 1;
  min-width: 0;
  font-size: ${text[15]};
  color: ${color.tinta2};
  font-variant-numeric: tabular-nums;
`;

/** The toolbar of a list on a phone: the count, and one button for all tools. */
export function CompactToolbar({ query, onQuery, count, beside, ...offered }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Root>
      <Count role="status">{count}</Count>
      {query !== '' && (
        <IconButton label="Limpiar búsqueda" onPress={() => onQuery('')}>
          <CloseIcon size={24} />
        </IconButton>
      )}
      {beside}
      <Button icon={<FilterIcon size={20} />} onPress={() => setOpen(true)}>
        Filtros y más
      </Button>
      {isOpen && (
        <ListSheet
          {...offered}
          query={query}
          onQuery={onQuery}
          count={count}
          onClose={() => setOpen(false)}
        />
      )}
    </Root>
  );
}
