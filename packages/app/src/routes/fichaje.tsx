import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { isAbierto } from '@garita/domain/fichajes/fichaje';
import { FichajeScreen } from '@garita/ui/screens/fichajes/FichajeScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useReads } from '../data/useReads';
import { useWrite, writeOptions } from '../data/useWrite';
import { usePortal } from '../portal/PortalContext';
import { useServerNow } from '../portal/useServerNow';
import { useSignedInUser } from '../portal/useSession';
import { fichajesActivosQuery, fichajesQuery } from '../queries/fichajes';
import { tiemposQuery } from '../queries/tiempos';

export function Component() {
  const { api, session } = usePortal();
  const viewer = useSignedInUser();
  const fichajes = useQuery(fichajesQuery());
  const { mutateAsync: actionFichar, isPending } = useMutation(writeOptions('actionFichar', api));
  const cerrarFichaje = useWrite('cerrarFichaje');
  // A viewer without the permission cannot read the times, and supervises none.
  const seesTiempos = can(ACCESS.getAllTime, viewer);
  // The read pauses during a clock-out, since it is forbidden afterwards.
  const tiempos = useQuery({ ...tiemposQuery(), enabled: seesTiempos && !isPending });
  const isIn = fichajes.data?.some(isAbierto);
  const isOld = isIn !== undefined && isIn !== viewer.fichaje && !isPending;
  useEffect(() => {
    // The user was clocked in or out on another device or by a manager. The session is reloaded,
    // since its clock-in decides whether Tiempos opens.
    if (isOld) void session.reload();
  }, [isOld, session]);
  const llevados = tiempos.isLoading
    ? null
    : (tiempos.data ?? []).filter(({ alto }) => alto === viewer.id);
  return (
    <FichajeScreen
      state={toScreenState({ fichajes })}
      activos={useReads(
        { activos: fichajesActivosQuery() },
        can(ACCESS.getFichajesActivos, viewer),
      )}
      viewer={viewer}
      now={useServerNow()}
      llevados={seesTiempos ? llevados : []}
      onClock={(op, { desligar = [], visto } = {}) =>
        actionFichar({
          op,
          ...(op === 1 && seesTiempos && { desligar: [...desligar] }),
          ...(visto !== undefined && { visto }),
        })
      }
      onClockOut={(id, real) => cerrarFichaje({ id, ...real })}
    />
  );
}
