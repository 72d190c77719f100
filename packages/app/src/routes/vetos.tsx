import type { VetoValues } from '@garita/domain/vetos/veto.rules';
import { VetosScreen } from '@garita/ui/screens/vetos/VetosScreen';
import type { Veto } from '@garita/ui/screens/vetos/VetosScreenProps';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { readPages } from '../data/readPages';
import { useList } from '../data/usePages';
import { useReads } from '../data/useReads';
import { useSendLote } from '../data/useSendLote';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { hoyQuery } from '../queries/ausencias';

export function Component() {
  const levantarVeto = useWrite('levantarVeto');
  return (
    <VetosScreen
      state={useList('vetos', readPages('vetos'), { hoy: useQuery(hoyQuery()) })}
      onVeto={useWrite('vetar')}
      personas={useReads({ personas: read('getUsuarios') })}
      viewer={useSignedInUser()}
      onLote={useSendLote('vetar', (_: 'vetar', values: VetoValues) => values)}
      onLift={({ id }) => levantarVeto({ id })}
      onLiftLote={useSendLote('levantarVeto', (_: 'levantar', { id }: Veto) => ({ id }))}
    />
  );
}
