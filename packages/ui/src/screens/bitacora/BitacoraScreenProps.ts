import type { components } from '@garita/api-client/schema';
import type { ScreenState } from '../ScreenState';

export type Fila = components['schemas']['BitacoraFila'];
export type Persona = components['schemas']['BitacoraPersona'];

/** What is looked for; all that is there must hold. */
export interface FiltroBitacora {
  /** Who did it. */
  readonly actor: number | null;
  /** To whom. */
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
  /** The newest first, as far as they were asked for. */
  readonly filas: readonly Fila[];
  /** The people whom the rows and their values name. */
  readonly nombres: readonly { readonly id: number; readonly usuario: string }[];
  /** All categories, the lowest first. */
  readonly categorias: components['schemas']['Bitacora']['categorias'];
  /** Whether there may be older ones. */
  readonly hayMas: boolean;
}

export interface BitacoraScreenProps {
  state: ScreenState<BitacoraData>;
  filtro: FiltroBitacora;
  /** Everybody who can be looked for, those of the past included. */
  personas: readonly Persona[];
  onFiltro: (filtro: FiltroBitacora) => void;
  /** Brings older ones. */
  onMore: () => void;
  isCargandoMas: boolean;
}
