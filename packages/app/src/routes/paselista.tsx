import { ApiError } from '@garita/api-client/ApiError';
import { PaseListaScreen } from '@garita/ui/screens/paselista/PaseListaScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { useBorrador } from '../paselista/useBorrador';
import { session } from '../portal';
import { enviarLista, isPaseListaQuery, pasesQuery, timesListaQuery } from '../queries/paselista';
import { personasQuery } from '../queries/usuarios';
import { useSignedInUser } from '../session/useSession';

const NUEVA = 'nueva';

export function Component() {
  const viewer = useSignedInUser();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const isCalling = params.get('lista') === NUEVA;
  const [borrador, setBorrador] = useBorrador(viewer.id);
  const pases = useQuery(pasesQuery());
  const isHeld = useQuery(isPaseListaQuery());
  const tiempos = useQuery({ ...timesListaQuery(), enabled: isCalling });
  const personas = useQuery({ ...personasQuery(), enabled: isCalling });
  const refresh = () => client.invalidateQueries({ queryKey: ['paselista'] });
  const { mutateAsync: enviar } = useMutation({
    ...enviarLista(),
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
      if (error.httpStatus === 409) void refresh();
      // Clocked out elsewhere, perhaps: once the session knows, the screen says so.
      if (error.httpStatus === 403) void session.reload();
    },
  });
  return (
    <PaseListaScreen
      state={toScreenState({ pases, isHeld })}
      viewer={viewer}
      now={serverClock.now}
      isCalling={isCalling}
      // Forward with a step to come back by; back without one, so that Back does not lead into a list that has been sent.
      onCalling={(calling) => setParams(calling ? { lista: NUEVA } : {}, { replace: !calling })}
      llamada={toScreenState({ tiempos, personas })}
      borrador={borrador}
      onBorrador={setBorrador}
      onEnviar={enviar}
      onEsperaCumplida={() => void refresh()}
    />
  );
}
