import { listRangos } from '@garita/domain/rangos/listRangos';
import { CalculaRangoScreen } from '@garita/ui/screens/rangos/CalculaRangoScreen';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useSignedInUser } from '../portal/useSession';

export function Component() {
  const { id_categoria, mision } = useSignedInUser();
  const state = useReads({
    rangos: { ...read('rangos'), select: ({ categorias }) => listRangos(categorias) },
  });
  const propio =
    state.kind === 'ready' &&
    state.data.rangos.find(
      ({ categoria, nombre }) => categoria === id_categoria && nombre === mision,
    );
  return <CalculaRangoScreen state={state} propio={propio ? propio.id : null} />;
}
