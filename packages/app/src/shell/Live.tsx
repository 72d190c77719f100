import { SinConexion } from '@garita/ui/shell/SinConexion';
import { useEffect, useEffectEvent, useState } from 'react';
import { startLive } from '../live/startLive';
import { createVersionOffer } from '../offline/createVersionOffer';
import { tellWorker } from '../offline/joinWorker';
import { usePortal } from '../portal/PortalContext';
import { useWorker } from './useWorker';

/** Interruptions of the stream shorter than this, in milliseconds, are not shown. */
const QUIET_MS = 5_000;
/** The interval at which cached data is refetched while the stream is up, in milliseconds. */
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
    // The portal may have a new version after an outage.
    if (isLost)
      portal
        .one(createVersionOffer)()
        .catch(() => undefined);
    if (visto !== null) askAnew();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has a separate stream.
  useEffect(() => startLive(portal, setOpen), [portal, userId]);
  useEffect(() => {
    if (isOpen) return onOpen();
    const timer = setTimeout(() => setLost(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  // Cached data is refetched at intervals while the stream is up: the worker's connection may
  // return later than the page's, and the next reconnect of the stream may be hours away.
  useEffect(() => {
    if (!isOpen || visto === null) return;
    const timer = setInterval(() => askAnew(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen, visto]);
  return <SinConexion isShown={isLost || visto !== null} visto={visto} />;
}
