import type { components } from '@garita/api-client/schema';
import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';

export type Matriz = components['schemas']['Matriz'];
type Fila = components['schemas']['MatrizFilas'][number];

/**
 * Whether each cell grants its permission, by the key `celdaOf`. A draft of cells instead of rows
 * lets two users edit different cells of a row.
 */
export type Celdas = Readonly<Record<string, boolean>>;

export const celdaOf = (categoria: number, codigo: Permiso): string => `${categoria}.${codigo}`;

export function readCelda(celda: string): { readonly categoria: number; readonly codigo: Permiso } {
  const [categoria, codigo] = celda.split('.');
  return { categoria: Number(categoria), codigo: codigo as Permiso };
}

export const toCeldas = ({ categorias }: Matriz): Celdas =>
  Object.fromEntries(
    categorias.flatMap(({ id_categoria, permisos }) =>
      PERMISOS.map((codigo) => [celdaOf(id_categoria, codigo), permisos.includes(codigo)]),
    ),
  );

/** The rows with a changed cell, and their previous values, as setMatriz expects them. */
export function toFilas(
  { categorias }: Matriz,
  cambios: Celdas,
): { readonly data: Fila[]; readonly previos: Fila[] } {
  const touched = categorias.filter(({ id_categoria }) =>
    Object.keys(cambios).some((celda) => readCelda(celda).categoria === id_categoria),
  );
  return {
    data: touched.map(({ id_categoria, permisos }) => ({
      id_categoria,
      permisos: PERMISOS.filter(
        (codigo) => cambios[celdaOf(id_categoria, codigo)] ?? permisos.includes(codigo),
      ),
    })),
    previos: touched.map(({ id_categoria, permisos }) => ({
      id_categoria,
      permisos: [...permisos],
    })),
  };
}

export const propiosOf = (
  { excepciones }: Matriz,
  categoria: number,
  codigo: Permiso,
): Matriz['excepciones'] =>
  excepciones.filter((one) => one.id_categoria === categoria && one.codigo === codigo);

/** Formats the names as `Recluta` or `Agente, Cabo y 3 más`. */
export function nombrar(personas: readonly { readonly usuarioNombre: string }[]): string {
  const nombres = personas.map(({ usuarioNombre }) => usuarioNombre);
  if (nombres.length <= 3) return new Intl.ListFormat('es').format(nombres);
  return `${nombres.slice(0, 2).join(', ')} y ${nombres.length - 2} más`;
}
