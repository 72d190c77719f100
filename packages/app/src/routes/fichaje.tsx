import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { isAbierto } from '@garita/domain/fichajes/fichaje';
import { FichajeScreen } from '@garita/ui/screens/fichajes/FichajeScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { writeOptions } from '../data/writeOptions';
import { session } from '../portal';
import { fichajesActivosQuery, fichajesQuery } from '../queries/fichajes';
import { useSignedInUser } from '../session/useSession';

export function Component() {
  const viewer = useSignedInUser();
  const fichajes = useQuery(fichajesQuery());
  const { mutateAsync: actionFichar, isPending } = useMutation(writeOptions('actionFichar'));
  const cerrarFichaje = useWrite('cerrarFichaje');
  const isIn = fichajes.data?.some(isAbierto);
  const isOld = isIn !== undefined && isIn !== viewer.fichaje && !isPending;
  useEffect(() => {
    // Clocked in or out elsewhere, or by a manager: the menu's Tiempos goes by the session.
    if (isOld) void session.reload();
  }, [isOld]);
  return (
    <FichajeScreen
      state={toScreenState({ fichajes })}
      activos={useReads({ activos: fichajesActivosQuery() }, can(ACCESS.getFichajesActivos, viewer))}
      viewer={viewer}
      now={serverClock.now}
      onClock={(op) => actionFichar({ op })}
      onClockOut={(id, real) => cerrarFichaje({ id, ...real })}
    />
  );
}
