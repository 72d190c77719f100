import { SinConexion } from '@garita/ui/shell/SinConexion';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { tellCasco } from '../instalada/joinCasco';
import { offerVersion } from '../instalada/offerVersion';
import { useCasco } from '../instalada/useCasco';
import { session } from '../portal';
import { startVivo } from './startVivo';

/** A line that is back before anybody would have noticed is not worth a word. Milliseconds. */
const QUIET_MS = 5_000;

/** Keeps what is on screen as the portal has it, for as long as somebody is signed in, and says quietly when it cannot. */
export function Vivo({ userId }: { userId: number }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  const visto = useCasco(userId);
  const onOpen = useEffectEvent(() => {
    setLost(false);
    // The portal was away: it may have come back as another.
    if (isLost) offerVersion().catch(() => undefined);
    if (visto === null) return;
    tellCasco({ tipo: 'fresco' });
    void session.reload();
    void client.invalidateQueries();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person has a stream of their own.
  useEffect(() => startVivo({ client, session, onState: setOpen }), [client, userId]);
  useEffect(() => {
    if (isOpen) return onOpen();
    const timer = setTimeout(() => setLost(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return <SinConexion isShown={isLost || visto !== null} visto={visto} />;
}
