import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';

/** Nothing is left to be paid: the end of a pay day. */
export const TodoPagado = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    icon={<CheckIcon size={48} />}
    title="Todo está pagado"
    action={<Button onPress={onAll}>Ver la lista entera</Button>}
  >
    Nadie de esta lista espera su paga.
  </EmptyState>
);
