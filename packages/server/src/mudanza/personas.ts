import { waitOf } from '@garita/domain/ascensos/tiempoAscenso';
import { foldCase } from '@garita/domain/formato/foldCase';
import { listOlvidadas } from '@garita/domain/mudanza/listOlvidadas';
import { listPersonas, type PersonaVieja } from '@garita/domain/mudanza/listPersonas';
import { type Respuestas, readLista, readPorClave } from '@garita/domain/mudanza/respuestas';
import type { Fila } from '../db/insertRows';
import type { Escalafon } from './escalafon';
import { createFinder, createNamer } from './nombres';

export interface Persona {
  readonly id: number;
  /** The name in the old portal. */
  readonly viejo: string;
  readonly categoria: number;
  readonly fila: Omit<Fila<'usuarios'>, 'usuario'> & { readonly usuario: string };
  readonly despedida: boolean;
}

const FIRMA = /^[A-ZÑ0-9]{3}$/;

/** The signatures of active people, by person; the first of two equal ones counts. */
function readFirmas(
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
const readDespidos = (respuestas: Respuestas, zona: string): ReadonlyMap<string, string> =>
  new Map(
    readLista(respuestas, 'getAllDespidos', zona)
      .toReversed()
      .flatMap(({ usuarioNombre, fecha }) =>
        usuarioNombre !== null && fecha !== null ? [[foldCase(usuarioNombre), fecha] as const] : [],
      ),
  );

/** Everybody: the people whom the lists know, and then those whom only the history names. */
function listTodas(respuestas: Respuestas, zona: string): PersonaVieja[] {
  const known = listPersonas(respuestas, zona);
  const isKnown = createFinder(respuestas, zona, known);
  const last = known.reduce((highest, { id }) => Math.max(highest, id), 0);
  const olvidadas = listOlvidadas(respuestas, known, zona).filter((one) => isKnown(one) === null);
  return [
    ...known,
    ...olvidadas.map((usuario, at) => ({
      id: last + 1 + at,
      usuario,
      mision: null,
      categoria: null,
      despedida: true,
    })),
  ];
}

type Info = NonNullable<ReturnType<typeof readPorClave<'userAllInfo'>>[number][1]>;

/** The start of the present rank: the next promotion without the wait, or else the registration. */
function rangoDesde(proximo: string | null, tiempo: string, registro: string): string {
  if (proximo === null) return registro;
  return new Date(Date.parse(proximo) - waitOf(tiempo)).toISOString();
}

/** Plans the people's rows. Nobody has a password. */
export function planPersonas(
  respuestas: Respuestas,
  zona: string,
  corte: string,
  escalafon: Escalafon,
): Persona[] {
  const infos = new Map<number, Info>();
  for (const [clave, info] of readPorClave(respuestas, 'userAllInfo', zona))
    if (info) infos.set(info.id ?? Number(clave), info);
  const proximos = new Map(
    readPorClave(respuestas, 'getLogUser', zona).map(([clave, { proximo }]) => [
      Number(clave),
      proximo,
    ]),
  );
  const registros = [...infos.values()].flatMap(({ registro }) => registro ?? []);
  const primero = registros.toSorted()[0] ?? corte;
  const [firmaDe, despidos, toColumns] = [
    readFirmas(respuestas, zona),
    readDespidos(respuestas, zona),
    createNamer(),
  ];
  const misiones = new Map(escalafon.misiones.map((mision) => [mision.id, mision]));
  const tiempos = new Map(
    escalafon.categorias.map(({ id, tiempo_ascenso }) => [id, tiempo_ascenso]),
  );
  return listTodas(respuestas, zona).map(({ id, usuario, mision, categoria, despedida }) => {
    const info = infos.get(id);
    const own = misiones.get(info?.rango ?? 0) ?? misiones.get(escalafon.misionDe(mision) ?? 0);
    const standing = own ?? misiones.get(escalafon.primeraDe(categoria));
    const registro = info?.registro ?? primero;
    const category = standing?.categoria_id as number;
    return {
      id,
      viejo: usuario,
      categoria: category,
      despedida,
      fila: {
        id,
        ...toColumns(id, usuario),
        clave_hash: null,
        mision_id: standing?.id as number,
        firma: despedida ? null : firmaDe(usuario, info?.firma ?? null),
        permiso_sys: false,
        despedido_en: despedida
          ? (info?.despedido?.fecha ?? despidos.get(foldCase(usuario)) ?? corte)
          : null,
        registrado_en: registro,
        ultima_vez: info?.ultima_vez ?? null,
        rango_desde: rangoDesde(
          proximos.get(id) ?? null,
          tiempos.get(category) as string,
          registro,
        ),
        debe_cambiar_clave: !despedida,
        conf_estados: true,
        conf_app: true,
      },
    };
  });
}
