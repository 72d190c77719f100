import { SinConexion } from '@garita/ui/shell/SinConexion';
import { useEffect, useEffectEvent, useState } from 'react';
import { startLive } from '../live/startLive';
import { createVersionOffer } from '../offline/createVersionOffer';
import { tellWorker } from '../offline/joinWorker';
import { usePortal } from '../portal/PortalContext';
import { useWorker } from './useWorker';

/** A line that is back before anybody would have noticed is not worth a word. Milliseconds. */
const QUIET_MS = 5_000;
/** How often what was read without a connection is asked again while changes are told. Milliseconds. */
const AGAIN_MS = 5_000;

/** Keeps what is on screen as the portal has it, for as long as somebody is signed in, and says quietly when it cannot. */
export function Live({ userId }: { userId: number }) {
  const portal = usePortal();
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const visto = useWorker(userId);
  /** Asks for all that is on screen, as of a portal that can be reached. */
  const askAnew = useEffectEvent(() => {
    tellWorker({ tipo: 'fresco' });
    void portal.session.reload();
    void portal.queryClient.invalidateQueries();
  });
  const onOpen = useEffectEvent(() => {
    setLost(false);
    // The portal was away: it may have come back as another.
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
  // The service worker may come online after the page, and a read may fail while the stream stays open: the next opening of the stream may then be hours away.
  useEffect(() => {
    if (!isOpen || visto === null) return;
    const timer = setInterval(() => askAnew(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen, visto]);
  return <SinConexion isShown={isLost || visto !== null} visto={visto} />;
}
