import { formatIds } from '@garita/domain/paselista/lista';
import { PaseListaScreen } from '@garita/ui/screens/paselista/PaseListaScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { read } from '../data/read';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { useServerNow } from '../portal/useServerNow';
import { useSignedInUser } from '../portal/useSession';
import { isPaseListaQuery, pasesQuery, timesListaQuery } from '../queries/paselista';
import { ConAusentes } from './ausencias/ConAusentes';
import { useBorrador } from './paselista/useBorrador';

const NUEVA = 'nueva';

function Screen() {
  const viewer = useSignedInUser();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const isWriting = params.get('lista') === NUEVA;
  const [borrador, setBorrador] = useBorrador(viewer.id);
  const refresh = () => client.invalidateQueries({ queryKey: ['paselista'] });
  const sendLista = useWrite('sendLista');
  return (
    <PaseListaScreen
      state={useReads({ pases: pasesQuery(), isHeld: isPaseListaQuery() })}
      viewer={viewer}
      now={useServerNow()}
      isWriting={isWriting}
      // Opening the form pushes a history entry and closing replaces it, so that Back does not
      // return to a sent list.
      onWriting={(writing) => setParams(writing ? { lista: NUEVA } : {}, { replace: !writing })}
      datos={useReads({ tiempos: timesListaQuery(), personas: read('getUsuarios') }, isWriting)}
      borrador={borrador}
      onBorrador={setBorrador}
      onSend={({ pausados, sumados, fuerabase, encargado }) =>
        sendLista({
          pausados: formatIds(pausados),
          sumados: formatIds(sumados),
          fuerabase: formatIds(fuerabase),
          encargado,
        })
      }
      onWaitOver={() => void refresh()}
    />
  );
}

export const Component = () => (
  <ConAusentes>
    <Screen />
  </ConAusentes>
);
