import type { EstadoFila, FilaAlta, FilaJuzgada } from '@garita/domain/alta/filas';
import type { ScreenState } from '../ScreenState';

export interface MisionElegible {
  readonly id: number;
  readonly nombre: string;
  readonly n_categoria: string;
}

/** An imported person who has not chosen a password yet. */
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

/** New entry codes; the server shows them once. */
export interface Codigos {
  readonly msg: string;
  /** When the codes expire: ISO instant. */
  readonly caduca: string;
  readonly codigos: readonly Codigo[];
}

interface TraerGenteData {
  readonly misiones: readonly MisionElegible[];
  readonly pendientes: readonly Pendiente[];
}

export interface AltaPreview {
  readonly filas: readonly FilaJuzgada[];
}

export interface TraerGenteScreenProps {
  state: ScreenState<TraerGenteData>;
  /** The server's last check of the list; it stays while the next check loads. */
  previa: ScreenState<AltaPreview>;
  /** The key under which the tab keeps the list over a reload; null keeps nothing. */
  borrador: string | null;
  /** Called with the current list, for the server to check; null without a list. */
  onFilas: (filas: readonly FilaAlta[] | null) => void;
  onAlta: (filas: readonly FilaAlta[]) => Promise<Codigos>;
  onCodigos: (ids: readonly number[]) => Promise<Codigos>;
  onCopy: (texto: string) => void;
  /** Called at the end: opens Usuarios, or the next step of the set-up. */
  onDone: () => void;
}

export const countFilas = (filas: readonly FilaJuzgada[], estado: EstadoFila): number =>
  filas.filter((one) => one.estado === estado).length;
