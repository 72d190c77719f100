import type { AvisoPulsado } from '@garita/domain/cambios/offline';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLeerAviso } from '../avisos/useLeerAviso';
import { joinWorker } from '../offline/joinWorker';
import { usePortal } from '../portal/PortalContext';

/**
 * Keeps the portal in this browser for who is signed in.
 * @returns since when the oldest of what is on screen has lain here, an ISO instant; null where all of it came from the portal
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each person something else is kept.
  useEffect(
    () =>
      joinWorker({ marca: session.getMark(), onVisto: setVisto, onVe: (pulsado) => go(pulsado) }),
    [userId],
  );
  return visto;
}
