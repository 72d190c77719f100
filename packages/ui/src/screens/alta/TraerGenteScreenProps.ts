import type { EstadoFila, FilaAlta, FilaJuzgada } from '@garita/domain/alta/filas';
import type { ScreenState } from '../ScreenState';

/** A mission that people can be put on. */
export interface MisionElegible {
  readonly id: number;
  readonly nombre: string;
  readonly n_categoria: string;
}

/** Imported people who have not chosen a password yet. */
export interface Pendiente {
  readonly id: number;
  readonly usuario: string;
  readonly mision: string;
  readonly caduca: string;
  readonly caducado: 0 | 1;
  readonly usado: 0 | 1;
}

export interface Codigo {
  readonly id: number;
  readonly usuario: string;
  readonly mision: string;
  readonly codigo: string;
}

/** Codes of entry, this once. */
export interface Codigos {
  readonly msg: string;
  /** Until when they open. */
  readonly caduca: string;
  readonly codigos: readonly Codigo[];
}

interface TraerGenteData {
  readonly misiones: readonly MisionElegible[];
  readonly pendientes: readonly Pendiente[];
}

/** What the portal says of the list. */
export interface Previa {
  readonly filas: readonly FilaJuzgada[];
}

export interface TraerGenteScreenProps {
  state: ScreenState<TraerGenteData>;
  /** The list as judged last: while another judgement is on its way, that of before. */
  previa: ScreenState<Previa>;
  /** The current list, to be checked by the server; null without one. */
  onFilas: (filas: readonly FilaAlta[] | null) => void;
  /** Imports the current list. */
  onAlta: (filas: readonly FilaAlta[]) => Promise<Codigos>;
  /** Gives new codes to some who have not come in. */
  onCodigos: (ids: readonly number[]) => Promise<Codigos>;
  /** Puts a text into the clipboard and says so. */
  onCopy: (texto: string) => void;
  /** Where it is over: nothing where it is a step among others. */
  onDone: () => void;
}

/** How many lines of a judged list are which. */
export const countFilas = (filas: readonly FilaJuzgada[], estado: EstadoFila): number =>
  filas.filter((one) => one.estado === estado).length;
