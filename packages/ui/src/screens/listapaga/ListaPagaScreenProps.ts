import type { components } from '@garita/api-client/schema';
import type { Subject } from '@garita/domain/acceso/can';
import type { RangoFechas } from '@garita/domain/reglas/rangoFechas.rules';
import type { SendLote } from '../lote/LoteProps';
import type { ReinicioDialogProps } from '../nomina/ReinicioDialog';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Schemas = components['schemas'];
export type ListaPagaFila = Schemas['ListaPagaFila'];
export type AscensoPaga = Schemas['AscensoPaga'];

export interface ListaPagaData {
  /** Credits, people and rows (getListaPaga), by their names. */
  readonly lista: {
    readonly monto: number;
    readonly personas: number;
    readonly filas: readonly ListaPagaFila[];
  };
  /** For the names of the categories (rangos). */
  readonly rangos: {
    readonly categorias: readonly Pick<Schemas['Categoria'], 'id_categoria' | 'n_categoria'>[];
  };
}

/** Bulk acts. */
export type ActoListaPaga = 'pagar' | 'desmarcar';

/** The dialog that is open over the list. */
export type Panel =
  | { readonly kind: 'actualizar' | 'nomina' | 'lista' | 'fechas' }
  /** The promotion that a row's pay can buy. */
  | { readonly kind: 'ascenso'; readonly fila: ListaPagaFila };

/** A promotion by pay as the viewer saw it; the server compares. */
interface AscensoVisto {
  /** The row. */
  readonly id: number;
  readonly usuario: number;
  /** The new mission. */
  readonly rango: number;
  /** The pay less the fine. */
  readonly paga: number;
  /** The new mission's name. */
  readonly mision: string;
}

export interface ListaPagaScreenProps {
  state: ScreenState<ListaPagaData>;
  viewer: Subject;
  /** The days whose rows are shown, archived ones too; null = the present list. */
  rango: RangoFechas | null;
  onRango: (rango: RangoFechas | null) => void;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  /** Marks a row as paid or not (pagar). A rejection becomes a notice. */
  onPay: Act<[ListaPagaFila, boolean]>;
  /** The same for many rows at once, each by itself (pagar). */
  onLote: SendLote<ListaPagaFila, ActoListaPaga>;
  /** Builds the unpaid rows anew (updateLista). */
  onUpdate: Act<[]>;
  /** Archives the list (actionReiniciar 1). */
  onRestartLista: Act<[]>;
  /** What closing the payroll would close, loaded when that is asked. */
  previa: ReinicioDialogProps['previa'];
  /** Closes the payroll's period (actionReiniciar 0). Rejected with 409, it must have fetched a new preview. */
  onRestartNomina: ReinicioDialogProps['onRestart'];
  /** What the pay of the panel's row can buy, loaded when that is asked. */
  oferta: ScreenState<{ readonly oferta: AscensoPaga }>;
  /** Spends the pay (ascensoPaga). Rejected with 409, it must have fetched a new offer. */
  onPromote: Act<[AscensoVisto]>;
  onAviso: (texto: string) => void;
}
