import { TraerGenteScreen } from '@garita/ui/screens/alta/TraerGenteScreen';
import { useTraerGente } from '../alta/useTraerGente';

/** The last step: the people that the agency has. */
export const Gente = ({ onDone }: { onDone: () => void }) => (
  <TraerGenteScreen {...useTraerGente()} onDone={onDone} />
);
