import { ApiError } from '@garita/api-client/ApiError';
import { AscensosScreen, type BusquedaState } from '@garita/ui/screens/ascensos/AscensosScreen';
import { skipToken, useQuery } from '@tanstack/react-query';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { configuracionQuery } from '../queries/agencia';
import { ascensoQuery, personasQuery } from '../queries/ascensos';
import { useIdParam } from '../router/useIdParam';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

const isNotFound = (error: Error | null): boolean => error instanceof ApiError && error.httpStatus === 404;

function useBusqueda(buscado: number | null) {
  const query = ascensoQuery(buscado ?? 0);
  const ascenso = useQuery({ ...query, ...(buscado === null && { queryFn: skipToken }) });
  const toState = (): BusquedaState => {
    if (buscado === null) return { kind: 'idle' };
    if (isNotFound(ascenso.error)) return { kind: 'notFound' };
    const state = toScreenState({ ascenso });
    // Who may not look up a record may not see the screen either.
    if (state.kind === 'forbidden') return { kind: 'loading' };
    return state.kind === 'ready' ? { kind: 'ready', data: state.data.ascenso } : state;
  };
  return { busqueda: toState(), refetch: () => void ascenso.refetch() };
}

export function Component() {
  const viewer = useSignedInUser();
  const personas = useQuery(personasQuery());
  const configuracion = useQuery(configuracionQuery());
  const [buscado, setBuscado] = useIdParam('persona');
  const onAviso = useFormNotice(buscado);
  const { busqueda, refetch } = useBusqueda(buscado);
  const sendAscenso = useWrite('sendAscenso');
  return (
    <AscensosScreen
      state={toScreenState({ personas, configuracion })}
      buscado={buscado}
      busqueda={busqueda}
      viewer={viewer}
      siglas={configuracion.data?.siglas ?? ''}
      now={serverClock.now}
      onBuscar={(usuario) => (usuario === buscado ? refetch() : setBuscado(usuario))}
      onEnviar={(usuario) => sendAscenso({ usuario })}
      onCumplido={refetch}
      onAviso={onAviso}
    />
  );
}
