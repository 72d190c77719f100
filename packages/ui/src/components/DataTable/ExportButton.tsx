import { memo } from 'react';
import { Button } from '../Button';
import { DownloadIcon } from '../icons';

interface ExportButtonProps {
  /** Must be a stable function: the button is memoised. */
  onPress: () => void;
}

/** Exports the list. Memoised: it does not re-render with every letter of a search. */
export const ExportButton = memo(({ onPress }: ExportButtonProps) => (
  <Button variant="quiet" icon={<DownloadIcon size={20} />} onPress={onPress}>
    Exportar
  </Button>
));
