import { lazyPart } from '@garita/ui/parts/lazyPart';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { avisosQuery } from '../queries/avisos';
import { celebracionesDe } from './celebracionesDe';
import { loadAparte } from './loadAparte';
import { useAvisosState, useAvisosStore } from './useAvisos';

const Novedades = lazyPart(loadAparte, 'Novedades', { instead: () => null });

/** Only who is told by the system needs to know whether somebody looks. @returns ends it */
function holdVista(): (() => void) | undefined {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const vista = loadAparte().then(
    ({ holdVista: hold }) => hold(),
    // Then all tabs tell.
    () => () => undefined,
  );
  return () => void vista.then((end) => end());
}

/** Counts for the bell what is not read, and has whatever comes told and celebrated. It comes after what one came for. */
export function AvisosNuevos() {
  const { data } = useQuery(avisosQuery());
  const store = useAvisosStore();
  const { aceptado } = useAvisosState();
  const newest = data?.avisos[0]?.id ?? 0;
  // What was there at the first look is no news.
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
