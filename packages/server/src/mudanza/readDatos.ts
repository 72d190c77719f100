import { foldCase } from '@garita/domain/formato/foldCase';
import { type Respuestas, readLista, readPorClave } from '@garita/domain/mudanza/respuestas';

const FIRMA = /^[A-ZÑ0-9]{3}$/;

/** The signatures of active people, by person; the first of two equal ones counts. */
export function readFirmas(
  respuestas: Respuestas,
  zona: string,
): (nombre: string, own: string | null) => string | null {
  const said = new Map(
    readLista(respuestas, 'getAllFirmas', zona).map(({ usuario, firma }) => [
      foldCase(usuario ?? ''),
      firma,
    ]),
  );
  const taken = new Set<string>();
  return (nombre, own) => {
    const firma = (own ?? said.get(foldCase(nombre)) ?? '').toUpperCase();
    if (!FIRMA.test(firma) || taken.has(firma)) return null;
    taken.add(firma);
    return firma;
  };
}

/** When each person was dismissed last, by the folded name. */
export const readDespidos = (respuestas: Respuestas, zona: string): ReadonlyMap<string, string> =>
  new Map(
    readLista(respuestas, 'getAllDespidos', zona)
      .toReversed()
      .flatMap(({ usuarioNombre, fecha }) =>
        usuarioNombre !== null && fecha !== null ? [[foldCase(usuarioNombre), fecha] as const] : [],
      ),
  );

export type Info = NonNullable<ReturnType<typeof readPorClave<'userAllInfo'>>[number][1]>;

/** The old portal's facts about each person, by id. */
export function readInfos(respuestas: Respuestas, zona: string): ReadonlyMap<number, Info> {
  const infos = new Map<number, Info>();
  for (const [clave, info] of readPorClave(respuestas, 'userAllInfo', zona))
    if (info) infos.set(info.id ?? Number(clave), info);
  return infos;
}

/** The next promotion of each person, by id. */
export const readProximos = (respuestas: Respuestas, zona: string) =>
  new Map(
    readPorClave(respuestas, 'getLogUser', zona).map(([clave, { proximo }]) => [
      Number(clave),
      proximo,
    ]),
  );
