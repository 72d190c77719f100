import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { AscensosScreen } from '@garita/ui/screens/ascensos/AscensosScreen';
import type { BusquedaState, Turno } from '@garita/ui/screens/ascensos/AscensosScreenProps';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { isNotFound, toScreenState } from '../data/toScreenState';
import { useCola } from '../data/useCola';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useServerNow } from '../portal/useServerNow';
import { useSignedInUser } from '../portal/useSession';
import { configuracionQuery } from '../queries/agencia';
import { turnosQuery } from '../queries/ascensos';
import { useIdParam } from '../router/useIdParam';

function useBusqueda(buscado: number | null) {
  const ascenso = useQuery(read('verUltimoAscenso', { userId: buscado }));
  const toState = (): BusquedaState => {
    if (buscado === null) return { kind: 'idle' };
    if (isNotFound(ascenso.error)) return { kind: 'notFound' };
    const state = toScreenState({ ascenso });
    // Without the permission the whole screen shows `forbidden`, so this part's state is not shown.
    if (state.kind === 'forbidden') return { kind: 'loading' };
    return state.kind === 'ready' ? { kind: 'ready', data: state.data.ascenso } : state;
  };
  return { busqueda: toState(), refetch: () => void ascenso.refetch() };
}

export function Component() {
  const personas = useQuery(read('getUsuariosAscensos'));
  const configuracion = useQuery(configuracionQuery());
  const [buscado, setBuscado] = useIdParam('persona');
  const { busqueda, refetch } = useBusqueda(buscado);
  const turnos = useReads({ turnos: turnosQuery() }, buscado === null);
  const sendAscenso = useWrite('sendAscenso');
  return (
    <AscensosScreen
      state={toScreenState({ personas, configuracion })}
      turnos={turnos}
      buscado={buscado}
      busqueda={busqueda}
      viewer={useSignedInUser()}
      siglas={configuracion.data?.siglas ?? ''}
      now={useServerNow()}
      onSearch={(usuario) => (usuario === buscado ? refetch() : setBuscado(usuario))}
      cola={useCola({
        operation: 'sendAscenso',
        toInput: ({ id }: Turno, _: 'proponer') => ({ usuario: id }),
        describe: ({ usuario }) => ASCENSOS.propuesto(usuario),
      })}
      onSend={(usuario) => sendAscenso({ usuario })}
      onWaitOver={refetch}
    />
  );
}
