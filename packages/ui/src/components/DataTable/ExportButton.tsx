import { memo } from 'react';
import { Button } from '../Button';
import { DownloadIcon } from '../icons';

interface ExportButtonProps {
  /** Always the same function. */
  onPress: () => void;
}

/** Offers the list as a file. Not drawn anew with every letter of a search. */
export const ExportButton = memo(({ onPress }: ExportButtonProps) => (
  <Button variant="quiet" icon={<DownloadIcon size={20} />} onPress={onPress}>
    Exportar
  </Button>
));
