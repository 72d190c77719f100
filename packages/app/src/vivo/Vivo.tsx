import { SinConexion } from '@garita/ui/shell/SinConexion';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { session } from '../portal';
import { startVivo } from './startVivo';

/** A line that is back before anybody would have noticed is not worth a word. Milliseconds. */
const QUIET_MS = 5_000;

/** Keeps what is on screen as the portal has it, for as long as somebody is signed in, and says quietly when it cannot. */
export function Vivo({ userId }: { userId: number }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each person has a stream of their own.
  useEffect(() => startVivo({ client, session, onState: setOpen }), [client, userId]);
  useEffect(() => {
    if (isOpen) return setLost(false);
    const timer = setTimeout(() => setLost(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return <SinConexion isShown={isLost} />;
}
