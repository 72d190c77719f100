import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';

export type Fila = components['schemas']['BitacoraFila'];
export type Persona = components['schemas']['BitacoraPersona'];

/** The filters. A change must match all of them. */
export interface FiltroBitacora {
  readonly actor: number | null;
  /** The person whom the change affects. */
  readonly persona: number | null;
  readonly tema: string | null;
  /** First and last day, `YYYY-MM-DD`, both included; empty for no limit. */
  readonly desde: string;
  readonly hasta: string;
  readonly palabra: string;
}

export const SIN_FILTRO: FiltroBitacora = {
  actor: null,
  persona: null,
  tema: null,
  desde: '',
  hasta: '',
  palabra: '',
};

export interface BitacoraData {
  /** The loaded changes, the newest first. */
  readonly filas: readonly Fila[];
  /** The people named in the rows or in their values. */
  readonly nombres: readonly { readonly id: number; readonly usuario: string }[];
  /** All categories, the lowest first. */
  readonly categorias: components['schemas']['Bitacora']['categorias'];
  readonly hayMas: boolean;
}

export interface BitacoraScreenProps {
  state: ScreenState<BitacoraData>;
  filtro: FiltroBitacora;
  /** The people to filter by, including dismissed people. */
  personas: readonly Persona[];
  onFiltro: (filtro: FiltroBitacora) => void;
  onMore: () => void;
  isCargandoMas: boolean;
}
