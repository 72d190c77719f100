import { VetosScreen } from '@garita/ui/screens/vetos/VetosScreen';
import { useQuery } from '@tanstack/react-query';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useWrite } from '../data/useWrite';
import { hoyQuery } from '../queries/ausencias';

export function Component() {
  const levantarVeto = useWrite('levantarVeto');
  return (
    <VetosScreen
      state={useList('vetos', readPages('vetos'), { hoy: useQuery(hoyQuery()) })}
      onVeto={useWrite('vetar')}
      onLift={({ id }) => levantarVeto({ id })}
    />
  );
}
