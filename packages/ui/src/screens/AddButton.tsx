import { Button } from '../components/Button';
import { AddIcon } from '../components/icons';

interface AddButtonProps {
  children: string;
  onPress: () => void;
}

export function AddButton({ children, onPress }: AddButtonProps) {
  return (
    <Button variant="primary" icon={<AddIcon size={20} />} onPress={onPress}>
      {children}
    </Button>
  );
}
