import type { AvisoPulsado } from '@garita/domain/cambios/offline';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeerAviso } from '../avisos/useLeerAviso';
import { joinWorker } from '../offline/joinWorker';
import { usePortal } from '../portal/PortalContext';

/**
 * Connects the page to the service worker. @returns the instant (ISO) of the oldest data on the
 * page; null if all data is fresh
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each user has separate cached data.
  useEffect(
    () =>
      joinWorker({ marca: session.getMark(), onVisto: setVisto, onVe: (pulsado) => go(pulsado) }),
    [userId],
  );
  return visto;
}
