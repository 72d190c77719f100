import { toAddressPart } from '@garita/domain/formato/addressPart';
import { isCut } from '@garita/domain/mudanza/isCut';
import { LECTORES } from '@garita/domain/mudanza/lectores';
import { REGISTROS_VIEJOS, type RegistroViejo } from '@garita/domain/mudanza/registros';
import { claveOf } from '@garita/domain/registros/claveOf';
import { REGISTROS_MAXIMO } from '@garita/domain/registros/modulos';
import type { Carpeta } from './Carpeta';
import type { Copia, Ficha } from './Copia';

/** The entries of `fichajesDia` are sums of clock-ins. */
const MODULOS = (Object.keys(REGISTROS_VIEJOS) as RegistroViejo[]).filter(
  (modulo) => modulo !== 'fichajesDia',
);

const ficha = (modulo: RegistroViejo, clave: string, palabra: string, despues?: object): Ficha => ({
  pregunta: { llamada: 'getLogPorPalabra', cuerpo: { modulo, palabra, despues } },
  ruta: `listas/getLogPorPalabra/${modulo}${clave}.json`,
});

type Clave = ReturnType<typeof claveOf>;

/** Each page ends earlier than the page before: a portal could repeat itself for ever. */
const isEarlier = ({ fecha, id }: Clave, before: Clave | null): boolean =>
  fecha !== null &&
  (before === null || fecha < before.fecha || (fecha === before.fecha && id < before.id));

/** The page of a log after the page with these entries; null after the last. */
function pageAfter(
  modulo: RegistroViejo,
  entries: readonly object[],
  { page, before }: { readonly page: number; readonly before: Clave | null },
): Ficha | null {
  const last = entries.at(-1) as Parameters<typeof claveOf>[0] | undefined;
  if (last === undefined || entries.length < REGISTROS_MAXIMO) return null;
  const clave = claveOf(last);
  if (!isEarlier(clave, before)) return null;
  return {
    ...ficha(modulo, `+${page}`, '', clave),
    next: (valor) =>
      pageAfter(modulo, REGISTROS_VIEJOS[modulo](valor, 'UTC'), { page: page + 1, before: clave }),
  };
}

/**
 * Copies the entries that `getLog` leaves out. Our portals answer them in pages; others are asked for
 * each name if a log is missing or cut.
 */
export async function copyRegistros(
  copia: Copia,
  carpeta: Carpeta,
  nombres: readonly string[],
  hasPages: boolean,
): Promise<void> {
  const raw = (await carpeta.readAnswers(['getLog']))['listas/getLog.json'];
  const newest = LECTORES.getLog(raw, 'UTC');
  const fichas = MODULOS.flatMap((modulo): (Ficha | null)[] => {
    if (hasPages) return [pageAfter(modulo, newest[modulo], { page: 2, before: null })];
    if (raw !== undefined && !isCut(newest[modulo])) return [];
    return nombres.map((nombre) => ficha(modulo, `~${toAddressPart(nombre)}`, nombre));
  });
  await copia.copyAll(
    'Registros',
    fichas.filter((one) => one !== null),
  );
}
