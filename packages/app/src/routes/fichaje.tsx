import { ApiError } from '@garita/api-client/ApiError';
import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { isAbierto } from '@garita/domain/fichajes/fichaje';
import { FichajeScreen } from '@garita/ui/screens/fichajes/FichajeScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { serverClock } from '../api';
import { toScreenState } from '../data/toScreenState';
import { session } from '../portal';
import { cerrarFichaje, fichajesActivosQuery, fichajesQuery, fichar } from '../queries/fichajes';
import { useSignedInUser } from '../session/useSession';

export function Component() {
  const viewer = useSignedInUser();
  const client = useQueryClient();
  const fichajes = useQuery(fichajesQuery());
  const activos = useQuery({ ...fichajesActivosQuery(), enabled: can(ACCESS.getFichajesActivos, viewer) });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['fichajes'] });
  const { mutateAsync: marcar, isPending } = useMutation({ ...fichar(), onError });
  const { mutateAsync: cerrar } = useMutation({ ...cerrarFichaje(), onError });
  const isIn = fichajes.data?.some(isAbierto);
  const isOld = isIn !== undefined && isIn !== viewer.fichaje && !isPending;
  useEffect(() => {
    // Clocked in or out elsewhere, or by a manager: the menu's Tiempos goes by the session.
    if (isOld) void session.reload();
  }, [isOld]);
  return (
    <FichajeScreen
      state={toScreenState({ fichajes })}
      activos={toScreenState({ activos })}
      viewer={viewer}
      now={serverClock.now}
      onFichar={(op) => marcar({ op })}
      onCerrar={cerrar}
    />
  );
}
