import { Button } from '../components/Button';
import { AddIcon } from '../components/icons';

interface AddButtonProps {
  /** What it adds, e.g. `Nueva multa`. */
  children: string;
  onPress: () => void;
}

/** The one solid button of a screen that adds something to it. */
export function AddButton({ children, onPress }: AddButtonProps) {
  return (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={onPress}>
      {children}
    </Button>
  );
}
