import type { AvisoPulsado } from '@garita/domain/cambios/offline';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeerAviso } from '../avisos/useLeerAviso';
import { joinWorker } from '../offline/joinWorker';
import { usePortal } from '../portal/PortalContext';

/**
 * Registers the service worker for a signed-in user.
 * @returns age of the oldest data on screen, an ISO instant; null if all of it is fresh
 */
export function useWorker(userId: number): string | null {
  const { session } = usePortal();
  const [visto, setVisto] = useState<string | null>(null);
  const navigate = useNavigate();
  const { leerVarios } = useLeerAviso();
  const go = useEffectEvent(({ ruta, aviso }: AvisoPulsado) => {
    leerVarios([aviso]);
    void navigate(ruta);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has their own kept data.
  useEffect(
    () =>
      joinWorker({ marca: session.getMark(), onVisto: setVisto, onVe: (pulsado) => go(pulsado) }),
    [userId],
  );
  return visto;
}
