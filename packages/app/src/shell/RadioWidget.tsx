import { RadioEnBarra } from '@garita/ui/shell/RadioEnBarra';
import { RadioPanel } from '@garita/ui/shell/RadioPanel';
import { createPortal } from 'react-dom';
import { useRadio } from '../radio/useRadio';

/**
 * The station on every screen, loaded on demand: the player, and the current programme in the bar.
 */
export function RadioWidget({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const radio = useRadio(isOpen);
  const bar = document.getElementById('radio-barra');
  return (
    <>
      {isOpen && <RadioPanel {...radio} onClose={onClose} />}
      {bar && radio.isStarted && createPortal(<RadioEnBarra {...radio} />, bar)}
    </>
  );
}
