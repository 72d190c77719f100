import { RadioPanel } from '@garita/ui/shell/RadioPanel';
import { useRadio } from '../radio/useRadio';

/** The station beside every screen, fetched when somebody asks for it. */
export function RadioWidget({ onClose }: { onClose: () => void }) {
  return <RadioPanel {...useRadio()} onClose={onClose} />;
}
