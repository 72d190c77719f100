import { call } from '@garita/api-client/call';
import type { Permiso } from '@garita/domain/acceso/permisos';
import { PERMISOS } from '@garita/domain/acceso/permisos';
import type { Connection } from '../../connect';
import { UsageError } from '../../errors';
import { toFields } from '../../input/parseJson';
import { readMsg } from '../readMsg';
import type { Seccion } from './Seccion';

interface Fila {
  readonly nivel: number;
  readonly permisos: readonly Permiso[];
}

const isFila = (value: unknown): value is Fila => {
  const { nivel, permisos } = toFields<keyof Fila>(value);
  return (
    Number.isInteger(nivel) &&
    Array.isArray(permisos) &&
    permisos.every((codigo) => PERMISOS.includes(codigo))
  );
};

const sorted = (permisos: readonly Permiso[]): Permiso[] =>
  PERMISOS.filter((codigo) => permisos.includes(codigo));
const isSame = (one: readonly Permiso[], other: readonly Permiso[]): boolean =>
  sorted(one).join() === sorted(other).join();

const readFilas = async ({ api }: Connection): Promise<Fila[]> =>
  (await call(api, 'matriz')).categorias.map(({ id_categoria, permisos }) => ({
    nivel: id_categoria,
    permisos: sorted(permisos),
  }));

/**
 * The permissions of each category. An import does not change categories that are missing in the
 * file.
 */
export const permisosSeccion: Seccion = {
  id: 'permisos',
  titulo: 'Permisos',
  read: readFilas,
  describe: (filas: readonly Fila[]) =>
    filas.map(({ nivel, permisos }) => [`Nivel ${nivel}`, permisos.join(' ') || 'ninguno']),
  plan: async (connection, valor) => {
    if (!Array.isArray(valor) || !valor.every(isFila))
      throw new UsageError('permisos: no es una lista de niveles con sus permisos.');
    const presentes = await readFilas(connection);
    const presentOf = (nivel: number) => presentes.find((fila) => fila.nivel === nivel)?.permisos;
    const wanted = valor.filter(({ nivel, permisos }) => !isSame(permisos, presentOf(nivel) ?? []));
    if (wanted.length === 0) return [];
    const rowOf = ({ nivel, permisos }: Fila) => ({
      id_categoria: nivel,
      permisos: sorted(permisos),
    });
    const previos = wanted.flatMap(({ nivel }) => {
      const permisos = presentOf(nivel);
      return permisos ? [rowOf({ nivel, permisos })] : [];
    });
    const body = { data: wanted.map(rowOf), ...(previos.length > 0 && { previos }) };
    const descripcion = `Cambia los permisos de ${wanted.map(({ nivel }) => `nivel ${nivel}`).join(', ')}`;
    return [{ descripcion, send: () => readMsg(call(connection.api, 'setMatriz', body)) }];
  },
};
