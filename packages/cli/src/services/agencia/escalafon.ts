import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import { readArchivo, toArchivo } from '@garita/domain/escalafon/archivo';
import { type Borrador, type CategoriaBorrador, claveOf, type MisionBorrador, withEveryLevel } from '@garita/domain/escalafon/borrador';
import { describeCambios } from '@garita/domain/escalafon/describeCambios';
import { foldCase } from '@garita/domain/formato/foldCase';
import { RefusedError, UsageError } from '../../errors';
import { readMsg } from '../readMsg';
import type { Seccion } from './Seccion';

type Escalafon = components['schemas']['Escalafon'];
type Cambio = components['schemas']['EscalafonCambio'];

const toBorrador = ({ categorias }: Escalafon): Borrador => ({
  categorias: withEveryLevel(categorias.map((c) => ({ ...c, misiones: c.misiones.map((m) => ({ ...m, clave: claveOf(m.id ?? 0) })) }))),
  destinos: {},
});

/** A ladder as it stands in a file: what is in use, without ids and people. */
const toFilas = (borrador: Borrador): readonly CategoriaBorrador[] => JSON.parse(toArchivo(borrador)).categorias;

const isNamed = (one: MisionBorrador, other: MisionBorrador): boolean => foldCase(one.nombre) === foldCase(other.nombre);

/**
 * Finds which missions of a file are ones that the agency has, so that their people stay on them: those of the same name, on their own level before others,
 * and what is left of a level in its order, since then it was renamed.
 */
function match(presentes: readonly CategoriaBorrador[], wanted: readonly CategoriaBorrador[]): CategoriaBorrador[] {
  const free = new Map(presentes.flatMap(({ nivel, misiones }) => misiones.map((mision) => [mision, nivel] as const)));
  const found = new Map<MisionBorrador, MisionBorrador>();
  const take = (fits: (mision: MisionBorrador, nivel: number, one: MisionBorrador, itsNivel: number) => boolean) => {
    for (const { nivel, misiones } of wanted)
      for (const mision of misiones) {
        const one = found.has(mision) ? undefined : [...free].find(([present, itsNivel]) => fits(mision, nivel, present, itsNivel))?.[0];
        if (!one) continue;
        found.set(mision, one);
        free.delete(one);
      }
  };
  take((mision, nivel, one, itsNivel) => nivel === itsNivel && isNamed(mision, one));
  take((mision, _, one) => isNamed(mision, one));
  take((_, nivel, __, itsNivel) => nivel === itsNivel);
  const named = (mision: MisionBorrador): MisionBorrador => {
    const one = found.get(mision);
    return one ? { ...mision, clave: one.clave, id: one.id, personas: one.personas } : mision;
  };
  return wanted.map((categoria) => ({ ...categoria, misiones: categoria.misiones.map(named) }));
}

const toCambio = (version: string, categorias: readonly CategoriaBorrador[]): Cambio => ({
  version,
  categorias: categorias.map(({ misiones, ...categoria }) => ({
    ...categoria,
    misiones: misiones.map(({ id, nombre, venta, precio }) => ({ ...(id !== null && { id }), nombre, venta, precio: precio ?? 0 })),
  })) as Cambio['categorias'],
  destinos: [],
});

/** How many of the changes are told one by one. */
const TOLD = 8;

function describe(base: Borrador, borrador: Borrador): string {
  const frases = describeCambios(base, borrador, { solicitudes: 0 }).map(({ sujeto, texto }) => `${sujeto} ${texto}`);
  const rest = frases.length > TOLD ? [`y ${frases.length - TOLD} cambios más`] : [];
  return ['Cambia la escala', frases.slice(0, TOLD).concat(rest).join('; ')].join(': ');
}

/** The ladder: the levels in use with their missions. */
export const escalafonSeccion: Seccion = {
  id: 'escalafon',
  titulo: 'Escalafón',
  read: async ({ api }) => toFilas(toBorrador(await unwrap(api.GET('/ext/escalafon')))),
  describe: (categorias: readonly CategoriaBorrador[]) =>
    categorias.map(({ nivel, nombre, misiones }) => [`${nivel} ${nombre}`, misiones.map((mision) => mision.nombre).join(', ') || 'sin misiones']),
  plan: async ({ api }, valor) => {
    const leido = readArchivo(JSON.stringify({ formato: 'garita-escalafon', version: 1, categorias: valor }));
    if ('error' in leido) throw new UsageError(`escalafon: ${leido.error}`);
    const presente = await unwrap(api.GET('/ext/escalafon'));
    const base = toBorrador(presente);
    const categorias = match(base.categorias, leido.categorias);
    const borrador: Borrador = { categorias: withEveryLevel(categorias), destinos: {} };
    if (JSON.stringify(toFilas(borrador)) === JSON.stringify(toFilas(base))) return [];
    const body = toCambio(presente.version, categorias);
    const { fallos, personas } = await unwrap(api.POST('/ext/escalafon/cambios', { body }));
    if (fallos[0]) throw new UsageError(`escalafon: ${fallos[0].texto.replace(/\.$/, '')}.`);
    const [first] = personas;
    if (first)
      throw new RefusedError(
        `El fichero no tiene la misión de ${first.usuario}${personas.length > 1 ? ` y ${personas.length - 1} más` : ''}: decide en Escalafón adónde van.`,
      );
    return [{ descripcion: describe(base, borrador), send: () => readMsg(api.POST('/ext/escalafon', { body })) }];
  },
};
