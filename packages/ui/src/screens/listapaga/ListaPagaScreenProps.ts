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
  /** Total credits, number of people and rows sorted by name (getListaPaga). */
  readonly lista: {
    readonly monto: number;
    readonly personas: number;
    readonly filas: readonly ListaPagaFila[];
  };
  readonly rangos: {
    readonly categorias: readonly Pick<Schemas['Categoria'], 'id_categoria' | 'n_categoria'>[];
  };
}

export type ActoListaPaga = 'pagar' | 'desmarcar';

export type Panel =
  | { readonly kind: 'actualizar' | 'nomina' | 'lista' | 'fechas' }
  /** The promotion that a row's pay can buy. */
  | { readonly kind: 'ascenso'; readonly fila: ListaPagaFila };

interface AscensoVisto {
  readonly id: number;
  readonly usuario: number;
  /** Id of the new mission. */
  readonly rango: number;
  /** The pay less the fine, in credits. */
  readonly paga: number;
  readonly mision: string;
}

export interface ListaPagaScreenProps {
  state: ScreenState<ListaPagaData>;
  viewer: Subject;
  /** The days whose rows are shown, including archived rows; null for the current list. */
  rango: RangoFechas | null;
  onRango: (rango: RangoFechas | null) => void;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  /** Marks a row as paid or not (pagar). A rejection becomes a notice. */
  onPay: Act<[ListaPagaFila, boolean]>;
  /** Marks many rows as paid or not, one call each (pagar). */
  onLote: SendLote<ListaPagaFila, ActoListaPaga>;
  /** Rebuilds the unpaid rows (updateLista). */
  onUpdate: Act<[]>;
  /** Archives the list (actionReiniciar 1). */
  onRestartLista: Act<[]>;
  /** The preview of closing the payroll, loaded while the confirmation is open. */
  previa: ReinicioDialogProps['previa'];
  /**
   * Closes the payroll's period (actionReiniciar 0). On a 409 the caller must refetch the preview
   * before it rejects.
   */
  onRestartNomina: ReinicioDialogProps['onRestart'];
  /** The promotion that the panel's row can buy, loaded while the confirmation is open. */
  oferta: ScreenState<{ readonly oferta: AscensoPaga }>;
  /** Spends the pay (ascensoPaga). On a 409 the caller must refetch the offer before it rejects. */
  onPromote: Act<[AscensoVisto]>;
}
