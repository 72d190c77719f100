import { isDeepStrictEqual } from 'node:util';
import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { applyPlantilla } from '@garita/domain/escalafon/applyPlantilla';
import { readArchivo, toArchivo } from '@garita/domain/escalafon/archivo';
import {
  type Borrador,
  type CategoriaBorrador,
  claveOf,
  withEveryLevel,
} from '@garita/domain/escalafon/borrador';
import { describeCambios } from '@garita/domain/escalafon/describeCambios';
import type { Moneda } from '@garita/domain/formato/moneda';
import { RefusedError, UsageError } from '../../errors';
import { readMsg } from '../readMsg';
import type { Seccion } from './Seccion';

const toBorrador = ({ categorias }: Schemas['Escalafon']): Borrador => ({
  categorias: withEveryLevel(
    categorias.map((c) => ({
      ...c,
      misiones: c.misiones.map((m) => ({ ...m, clave: claveOf(m.id ?? 0) })),
    })),
  ),
  destinos: {},
});

type FilaEscalafon = Omit<CategoriaBorrador, 'permisos'>;

/**
 * The ladder for a file: the categories in use, without ids and people. Permissions are another
 * section.
 */
const toFilas = (borrador: Borrador): readonly FilaEscalafon[] =>
  (JSON.parse(toArchivo(borrador)).categorias as CategoriaBorrador[]).map(
    ({ permisos: _, ...fila }) => fila,
  );

const toCambio = (version: string, { categorias }: Borrador): Schemas['EscalafonCambio'] => ({
  version,
  categorias: categorias.map(({ misiones, ...categoria }) => ({
    ...categoria,
    misiones: misiones.map(({ id, nombre, venta, precio }) => ({
      ...(id !== null && { id }),
      nombre,
      venta,
      precio: precio ?? 0,
    })),
  })) as Schemas['EscalafonCambio']['categorias'],
  destinos: [],
});

/** Maximum number of changes listed one by one. */
const TOLD = 8;

function describe(base: Borrador, borrador: Borrador, moneda: Moneda): string {
  const frases = describeCambios(base, borrador, { moneda }).map(
    ({ sujeto, texto }) => `${sujeto} ${texto}`,
  );
  const rest = frases.length > TOLD ? [`y ${frases.length - TOLD} cambios más`] : [];
  return ['Cambia el escalafón', frases.slice(0, TOLD).concat(rest).join('; ')].join(': ');
}

export const escalafonSeccion: Seccion = {
  id: 'escalafon',
  titulo: 'Escalafón',
  read: async ({ api }) => toFilas(toBorrador(await call(api, 'escalafon'))),
  describe: (categorias: readonly FilaEscalafon[]) =>
    categorias.map(({ nivel, nombre, misiones }) => [
      `${nivel} ${nombre}`,
      misiones.map((mision) => mision.nombre).join(', ') || 'sin misiones',
    ]),
  plan: async ({ api, moneda }, valor) => {
    const leido = readArchivo(
      JSON.stringify({ formato: 'garita-escalafon', version: 1, categorias: valor }),
    );
    if ('error' in leido) throw new UsageError(`escalafon: ${leido.error}`);
    const presente = await call(api, 'escalafon');
    const base = toBorrador(presente);
    const borrador = applyPlantilla(base, leido.categorias);
    if (isDeepStrictEqual(toFilas(borrador), toFilas(base))) return [];
    const body = toCambio(presente.version, borrador);
    const { fallos, personas } = await call(api, 'cambiosEscalafon', body);
    if (fallos[0]) throw new UsageError(`escalafon: ${fallos[0].texto.replace(/\.$/, '')}.`);
    const [first] = personas;
    if (first)
      throw new RefusedError(
        `El fichero no tiene la misión de ${first.usuario}${personas.length > 1 ? ` y ${personas.length - 1} más` : ''}: decide en Escalafón adónde van.`,
      );
    return [
      {
        descripcion: describe(base, borrador, moneda),
        send: () => readMsg(call(api, 'guardarEscalafon', body)),
      },
    ];
  },
};
