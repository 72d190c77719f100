import { useRef, useState } from 'react';
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
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  @media print { display: none; }
`;
const Active = styled.div`
  display: flex;
  width: 100%;
`;
const Count = styled.p`
  flex: 1;
  min-width: 0;
  font-size: ${text[15]};
  color: ${color.tinta2};
  font-variant-numeric: tabular-nums;
`;

/** The toolbar of a list on a phone: the count, the active filter, and one button for all tools. */
export function CompactToolbar(props: ToolbarProps) {
  const { query, onQuery, count, beside, filter, ...offered } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The pressed button disappears, so the button of the tools takes the focus.
  const clear = (act: () => void) => {
    opener.current?.focus();
    act();
  };
  return (
    <Root>
      <Count role="status">{count}</Count>
      {query !== '' && (
        <IconButton label="Limpiar búsqueda" onPress={() => clear(() => onQuery(''))}>
          <CloseIcon size={24} />
        </IconButton>
      )}
      {beside}
      <Button ref={opener} icon={<FilterIcon size={20} />} onPress={() => setOpen(true)}>
        Filtros y más
      </Button>
      {filter && (
        <Active>
          <Button
            variant="tinted"
            size="small"
            icon={<CloseIcon size={16} />}
            aria-label={`Quitar el filtro: ${filter.label}`}
            onPress={() => clear(filter.onClear)}
          >
            {filter.label}
          </Button>
        </Active>
      )}
      {isOpen && (
        <ListSheet
          {...offered}
          filter={filter}
          query={query}
          onQuery={onQuery}
          count={count}
          onClose={() => setOpen(false)}
        />
      )}
    </Root>
  );
}
