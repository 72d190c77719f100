import { unwrap } from '@garita/api-client/createClient';
import type { components } from '@garita/api-client/schema';
import type { CategoriaValues, MembresiaValues, MisionValues } from '@garita/domain/mantenimiento/catalogo';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api';
import { queryKey } from '../data/queryKey';
import { writeOptions } from '../data/writeOptions';

type Schemas = components['schemas'];

/** The categories with all that can be edited. */
export const categoriasEditablesQuery = () =>
  queryOptions({
    queryKey: queryKey('mantenimiento', 'allInfoRank'),
    queryFn: ({ signal }) => unwrap(api.GET('/allInfoRank', { signal })),
  });

/** The missions in ladder order. */
export const misionesEditablesQuery = () =>
  queryOptions({
    queryKey: queryKey('mantenimiento', 'allInfoMision'),
    queryFn: ({ signal }) => unwrap(api.GET('/allInfoMision', { signal })),
  });

/** A thing as it was shown, and what of it changes. The rules have seen to it that no number is missing. */
export interface Edicion<T, Values> {
  readonly antes: T;
  readonly cambios: Partial<Values>;
}

/** The same fields as they were shown: what others changed meanwhile is refused, not overwritten. */
const previosOf = <T extends object>(antes: T, cambios: object): Partial<T> =>
  Object.fromEntries(Object.keys(cambios).map((campo) => [campo, antes[campo as keyof T]])) as Partial<T>;

/** Edits a category. */
export const editarRango = () =>
  writeOptions('editRank', ({ antes, cambios }: Edicion<Schemas['CategoriaEditable'], CategoriaValues>) =>
    unwrap(
      api.POST('/editRank', {
        body: { id: antes.id_categoria, data: cambios as Schemas['CategoriaCambio'], previos: previosOf(antes, cambios) as Schemas['CategoriaCambio'] },
      }),
    ),
  );

/** Edits a membership of the catalogue. */
export const editarMembresia = () =>
  writeOptions('editMemb', ({ antes, cambios }: Edicion<Schemas['Membresia'], MembresiaValues>) =>
    unwrap(api.POST('/editMemb', { body: { id: antes.id, data: cambios as Partial<Schemas['Membresia']>, previos: previosOf(antes, cambios) } })),
  );

/** Edits a mission; the wire wants it whole. */
export const editarMision = () =>
  writeOptions('editMis', ({ antes, cambios }: Edicion<Schemas['Mision'], MisionValues>) => {
    const { id, nombre, venta, precio } = antes;
    const despues = { nombre, venta, precio, ...(cambios as Partial<Schemas['Mision']>) };
    return unwrap(api.POST('/editMis', { body: { id, ...despues, previos: { nombre, venta, precio } } }));
  });
