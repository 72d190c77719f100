import { type AccionTiempo, listAcciones } from '@garita/domain/tiempos/acciones';
import type { RowAction } from '../../components/DataTable/column';
import type { Tiempo } from './TiemposScreenProps';

type Viewer = Parameters<typeof listAcciones>[1];

export type AccionDeFila = AccionTiempo | 'detalle';

const LABELS: Readonly<Record<AccionDeFila, string>> = {
  confirmar: 'Confirmar',
  despausar: 'Despausar',
  ligar: 'Ligar',
  pausar: 'Pausar',
  detalle: 'Detalle',
  restar5: '-5 min',
  ajustar: 'Ajustar',
  desligar: 'Desligar',
  cancelar: 'Cancelar',
};

/** The order of the acts, the frequent ones first: a card on a phone shows only two. */
const ORDER = Object.keys(LABELS) as AccionDeFila[];

interface RowActionsOptions {
  readonly viewer: Viewer;
  readonly pending: string | undefined;
  readonly onAccion: (accion: AccionDeFila) => void;
}

/** The acts of a row (TIE-24 to TIE-36). A pending act disables the others, except «Detalle». */
export function listRowActions(
  tiempo: Tiempo,
  { viewer, pending, onAccion }: RowActionsOptions,
): RowAction[] {
  const offered = new Set<AccionDeFila>([...listAcciones(tiempo, viewer), 'detalle']);
  return ORDER.filter((accion) => offered.has(accion)).map((accion) => ({
    id: accion,
    label: LABELS[accion],
    onPress: () => onAccion(accion),
    isPending: accion === pending,
    isDisabled: pending !== undefined && accion !== pending && accion !== 'detalle',
    ...(accion === 'cancelar' && { isDanger: true }),
  }));
}
