import type { CallInput } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import type {
  CategoriaValues,
  MembresiaValues,
  MisionValues,
} from '@garita/domain/mantenimiento/catalogo';

type Schemas = components['schemas'];

/**
 * The previous values of the changed fields, as shown. The server refuses the edit if another user
 * has changed them.
 */
const previosOf = <T extends object>(antes: T, cambios: object): Partial<T> =>
  Object.fromEntries(
    Object.keys(cambios).map((campo) => [campo, antes[campo as keyof T]]),
  ) as Partial<T>;

/** For this function and the next, the form has validated that no number is missing. */
export const toEditRank = (
  antes: Schemas['CategoriaEditable'],
  cambios: Partial<CategoriaValues>,
): CallInput<'editRank'> => ({
  id: antes.id_categoria,
  data: cambios as Schemas['CategoriaCambio'],
  previos: previosOf(antes, cambios) as Schemas['CategoriaCambio'],
});

export const toEditMemb = (
  antes: Schemas['MembresiaDelCatalogo'],
  cambios: Partial<MembresiaValues>,
): CallInput<'editMemb'> => ({
  id: antes.id,
  data: cambios as Schemas['MembresiaCambio'],
  previos: previosOf(antes, cambios) as Schemas['MembresiaCambio'],
});

/** A whole mission with its changes, as the contract requires. */
export const toEditMis = (
  { id, nombre, venta, precio }: Schemas['Mision'],
  cambios: Partial<MisionValues>,
): CallInput<'editMis'> => ({
  id,
  nombre,
  venta,
  precio,
  ...(cambios as Partial<Schemas['Mision']>),
  previos: { nombre, venta, precio },
});
