import { CROWD } from '../storyData';
import { AHORA, tiempoDe } from './storyTiempos';
import type { Tiempo } from './TiemposScreenProps';

const MINUTE = 60_000;
const SECOND = 1_000;

/** Running times whose minutes change at different seconds of the minute. */
export const turnoDe = (count: number): readonly Tiempo[] =>
  CROWD.slice(0, count).map(({ id, usuario }, index) => {
    const mins = 5 + ((index * 37) % 400);
    const begun = new Date(
      AHORA - mins * MINUTE - (1 + ((index * 17) % 58)) * SECOND,
    ).toISOString();
    const alto = index % 5 === 0 ? undefined : 4;
    const facts = { mins, ...(alto !== undefined && { alto, minsA: mins }) };
    return tiempoDe(id, facts, {
      id,
      bajoNombre: usuario,
      altoNombre: alto === undefined ? null : `Encargado-${index % 20}`,
      abierto: begun,
      inicio: begun,
      ligado: alto === undefined ? null : begun,
    });
  });

/** The times with a name that counts its reads: rendering, sorting and searching read it. */
export function countReads(given: readonly Tiempo[]) {
  let reads = 0;
  const tiempos = given.map((tiempo) =>
    Object.defineProperty({ ...tiempo }, 'bajoNombre', {
      enumerable: true,
      get: () => {
        reads += 1;
        return tiempo.bajoNombre;
      },
    }),
  );
  const begin = () => {
    reads = 0;
  };
  return { tiempos: tiempos as readonly Tiempo[], begin, count: () => reads };
}
