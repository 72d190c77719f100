import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';

export type Fila = components['schemas']['BitacoraFila'];
export type Persona = components['schemas']['BitacoraPersona'];

/** The filters; all must match. */
export interface FiltroBitacora {
  readonly actor: number | null;
  /** The person it affects. */
  readonly persona: number | null;
  readonly tema: string | null;
  /** Days `YYYY-MM-DD`, both included; empty = open. */
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
  /** The people named in the rows and their values. */
  readonly nombres: readonly { readonly id: number; readonly usuario: string }[];
  /** All categories, the lowest first. */
  readonly categorias: components['schemas']['Bitacora']['categorias'];
  readonly hayMas: boolean;
}

export interface BitacoraScreenProps {
  state: ScreenState<BitacoraData>;
  filtro: FiltroBitacora;
  /** The people to filter by, dismissed ones included. */
  personas: readonly Persona[];
  onFiltro: (filtro: FiltroBitacora) => void;
  onMore: () => void;
  isCargandoMas: boolean;
}
