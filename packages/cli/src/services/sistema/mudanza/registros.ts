import { toAddressPart } from '@garita/domain/formato/addressPart';
import { listaEn, toLista } from '@garita/domain/mudanza/filas';
import { REGISTROS_VIEJOS } from '@garita/domain/mudanza/registros';
import { claveOf } from '@garita/domain/registros/claveOf';
import type { Avance, Copia, Ficha } from './copiar';

const MODULOS = Object.keys(REGISTROS_VIEJOS);

const ficha = (modulo: string, palabra: string, clave: string, despues?: unknown): Ficha => ({
  pregunta: {
    llamada: 'getLogPorPalabra',
    cuerpo: { modulo, palabra, ...(despues !== undefined && { despues }) },
  },
  ruta: `listas/getLogPorPalabra/${clave}.json`,
});

/** Whether an answer has the length of a full page: no portal says where it cuts. */
const isCut = (valor: unknown): boolean => {
  const { length } = toLista(valor);
  return length >= 50 && length % 50 === 0;
};

/** The cursor after the last entry; null for entries without an id, as old portals have. */
function cursorOf(valor: unknown): unknown {
  const last = toLista(valor).at(-1);
  try {
    return claveOf(last as Parameters<typeof claveOf>[0]);
  } catch {
    return null;
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(listaEn(one, 0)) === JSON.stringify(listaEn(other, 0));

/**
 * Copies the pages after the first, which only our portals have. @returns false if the portal gives the
 * first page again
 */
async function copyPages(copia: Copia, avance: Avance, modulo: string, first: unknown) {
  let valor = first;
  for (let page = 2; isCut(valor) && !avance.isStopped(); page++) {
    const despues = cursorOf(valor);
    if (despues === null) return false;
    const next = ficha(modulo, '', `${modulo}+${page}`, despues);
    if (page === 2) {
      const seen = await copia.look(next.pregunta);
      if (seen === null || isSame(seen.valor, first)) return false;
    }
    valor = await copia.copy(next);
  }
  return true;
}

/** Copies each log; one that is cut, page by page, or again for each name. */
export async function copyRegistros(
  copia: Copia,
  avance: Avance,
  nombres: readonly string[],
): Promise<void> {
  await copia.copyAll(
    'Registros',
    MODULOS.map((modulo) => ficha(modulo, '', modulo)),
  );
  for (const modulo of MODULOS) {
    if (avance.isStopped()) return;
    const first = await copia.copy(ficha(modulo, '', modulo));
    if (!isCut(first) || (await copyPages(copia, avance, modulo, first))) continue;
    await copia.copyAll(
      `Registro de ${modulo}`,
      nombres.map((nombre) => ficha(modulo, nombre, `${modulo}~${toAddressPart(nombre)}`)),
    );
  }
}
