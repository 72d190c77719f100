import { SinConexion } from '@garita/ui/shell/SinConexion';
import { useEffect, useEffectEvent, useState } from 'react';
import { startLive } from '../live/startLive';
import { createVersionOffer } from '../offline/createVersionOffer';
import { tellWorker } from '../offline/joinWorker';
import { usePortal } from '../portal/PortalContext';
import { useWorker } from './useWorker';

/** A shorter interruption is not shown. Milliseconds. */
const QUIET_MS = 5_000;
/** Interval to refetch cached data while the stream is up. Milliseconds. */
const AGAIN_MS = 5_000;

export function Live({ userId }: { userId: number }) {
  const portal = usePortal();
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const visto = useWorker(userId);
  const askAnew = useEffectEvent(() => {
    tellWorker({ tipo: 'fresco' });
    void portal.session.reload();
    void portal.queryClient.invalidateQueries();
  });
  const onOpen = useEffectEvent(() => {
    setLost(false);
    // After an outage the portal may have a new version.
    if (isLost)
      portal
        .one(createVersionOffer)()
        .catch(() => undefined);
    if (visto !== null) askAnew();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person has a stream of their own.
  useEffect(() => startLive(portal, setOpen), [portal, userId]);
  useEffect(() => {
    if (isOpen) return onOpen();
    const timer = setTimeout(() => setLost(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  // The worker may get its connection back later than the page, and a read may fail while the
  // stream is up: the next reconnect may be hours away.
  useEffect(() => {
    if (!isOpen || visto === null) return;
    const timer = setInterval(() => askAnew(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen, visto]);
  return <SinConexion isShown={isLost || visto !== null} visto={visto} />;
}
