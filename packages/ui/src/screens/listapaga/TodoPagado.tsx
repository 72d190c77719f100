import { Button } from '../../components/Button';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';

export const TodoPagado = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    icon={<CheckIcon size={48} />}
    title="Todo está pagado"
    action={<Button onPress={onAll}>Ver la lista entera</Button>}
  >
    Nadie de esta lista espera su paga.
  </EmptyState>
);
