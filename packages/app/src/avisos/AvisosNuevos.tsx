import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { avisosQuery } from '../queries/avisos';
import { celebracionesDe } from './celebracionesDe';
import { loadNoticeParts } from './loadNoticeParts';
import { useAvisosState, useAvisosStore } from './useAvisos';

const Novedades = lazyPart(loadNoticeParts, 'Novedades', { instead: () => null });

/**
 * Holds the lock of visible tabs (vista.ts). Only system notifications need the lock, so a tab
 * without the permission for them does not take it.
 * @returns a function that releases the lock
 */
function holdVista(): (() => void) | undefined {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const vista = loadNoticeParts().then(
    ({ holdVista: hold }) => hold(),
    // If the code fails to load, this tab counts as hidden.
    () => () => undefined,
  );
  return () => void vista.then((end) => end());
}

/** Updates the bell's count. The code for toasts and celebrations loads when a notice needs it. */
export function AvisosNuevos() {
  const { data } = useQuery(avisosQuery());
  const store = useAvisosStore();
  const { aceptado } = useAvisosState();
  const newest = data?.avisos[0]?.id ?? 0;
  // Notices in the first answer are not new.
  const [desde, setDesde] = useState<number>();
  if (data && desde === undefined) setDesde(newest);
  useEffect(holdVista, []);
  useEffect(() => store.patch({ sinLeer: data?.sin_leer }), [store, data?.sin_leer]);
  useEffect(() => store.clear, [store]);
  const avisos = data?.avisos ?? [];
  const isNew = desde !== undefined && newest > desde;
  return (
    (isNew || aceptado !== null || celebracionesDe(avisos).length > 0) && (
      <Novedades avisos={avisos} desde={desde ?? newest} />
    )
  );
}
