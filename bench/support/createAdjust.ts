import { call } from './client';
import type { Agency } from './openAgency';

/** @returns a function that alternately deducts a minute from an open time and adds it again */
export async function createAdjust({
  url,
  boss: { key },
}: Agency): Promise<() => Promise<unknown>> {
  const { body: sesiones } = await call<{ id: number; pausa: number; id_categoria: number }[]>(
    url,
    'getAllTime',
    { key },
  );
  const id = sesiones.find(({ pausa, id_categoria }) => pausa === 0 && id_categoria === 1)?.id;
  let isMore = false;
  return () => {
    isMore = !isMore;
    return call(url, 'actionTime', {
      key,
      body: { op: 8, id, operacion: isMore ? '-' : '+', minutos: 1 },
    });
  };
}
