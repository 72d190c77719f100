import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { FilterIcon } from '../icons';
import type { ListFilter } from './Toolbar';

/** Shown when the screen's own filter leaves no rows. */
export const NoneFiltered = ({ label, onClear }: ListFilter) => (
  <EmptyState
    icon={<FilterIcon size={48} />}
    title={`Nada coincide con «${label}»`}
    action={<Button onPress={onClear}>Quitar el filtro</Button>}
  >
    Sin el filtro se ve la lista entera.
  </EmptyState>
);
