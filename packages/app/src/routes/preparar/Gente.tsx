import { TraerGenteScreen } from '@garita/ui/screens/alta/TraerGenteScreen';
import { useTraerGente } from '../alta/useTraerGente';

export const Gente = ({ onDone }: { onDone: () => void }) => (
  <TraerGenteScreen {...useTraerGente()} onDone={onDone} />
);
