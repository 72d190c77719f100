import type { components } from '@garita/api-client/schema';

export type CategoriaWire = components['schemas']['Categoria'];

export interface RangosData {
  /** All categories in ladder order. */
  readonly categorias: readonly CategoriaWire[];
  /** Icons of the memberships that halve requirements. */
  readonly reduccion: readonly { readonly image: string }[];
}
