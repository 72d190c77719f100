import { useState } from 'react';
import type { Tiempo } from './PaseListaScreenProps';

/** The names of people who had an open time at an earlier render and have none now. */
export function useClosedTimes(tiempos: readonly Tiempo[]): readonly string[] {
  const [seen, setSeen] = useState({ tiempos, cerrados: [] as readonly string[] });
  if (seen.tiempos === tiempos) return seen.cerrados;
  const isHere = (nombre: string) => tiempos.some(({ bajoNombre }) => bajoNombre === nombre);
  const gone = new Set(
    [...seen.cerrados, ...seen.tiempos.map(({ bajoNombre }) => bajoNombre)].filter(
      (nombre) => !isHere(nombre),
    ),
  );
  const cerrados = [...gone];
  setSeen({ tiempos, cerrados });
  return cerrados;
}
