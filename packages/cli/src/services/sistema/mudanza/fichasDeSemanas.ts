import { daysBefore, mondayBefore } from '@garita/domain/formato/week';
import { readDia } from '@garita/domain/mudanza/momentos';
import type { Carpeta } from './Carpeta';
import type { Ficha } from './Copia';
import { DE_SEMANA } from './lecturas';

/** No agency of the virtual world is older. */
const FIRST = '2005-01-01';
const DATED = /^\d{1,4}[-/]\d/;

/** The earliest day in an answer, as `YYYY-MM-DD`; `before` if it has none before that day. */
function firstDay(value: unknown, before: string): string {
  if (typeof value === 'string') {
    const dia = DATED.test(value) ? readDia(value, 'UTC') : null;
    return dia !== null && dia >= FIRST && dia < before ? dia : before;
  }
  if (typeof value !== 'object' || value === null) return before;
  return Object.values(value).reduce<string>((first, one) => firstDay(one, first), before);
}

/** The Mondays from the first day of all answers to the present week, newest first. */
async function listSemanas(carpeta: Carpeta, now: Date): Promise<string[]> {
  let first = now.toISOString().slice(0, 10);
  const lunes = [mondayBefore(first)];
  for (const ruta of carpeta.list()) {
    // Its dates are of the next pay and of a fixed reference.
    if (ruta === 'listas/fechas.json') continue;
    first = firstDay(await carpeta.read(ruta).catch(() => null), first);
  }
  for (let at = lunes[0] as string; at > first; ) {
    at = daysBefore(at, 7);
    lunes.push(at);
  }
  return lunes;
}

/** The weeks of payroll and pay list, back to the first. */
export const fichasDeSemanas = async (carpeta: Carpeta, now: Date): Promise<Ficha[]> =>
  (await listSemanas(carpeta, now)).flatMap((lunes) =>
    DE_SEMANA.map((llamada) => ({
      pregunta: { llamada, cuerpo: { inicio: lunes, final: daysBefore(lunes, -6) } },
      ruta: `listas/${llamada}/${lunes}.json`,
    })),
  );
