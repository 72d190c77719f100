import { RadioEnBarra } from '@garita/ui/shell/RadioEnBarra';
import { RadioPanel } from '@garita/ui/shell/RadioPanel';
import { createPortal } from 'react-dom';
import { useRadio } from '../radio/useRadio';

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
