import { formatCredits } from '@garita/domain/formato/credits';
import { Checkbox } from '../../components/Checkbox';
import type { Column } from '../../components/DataTable/column';
import { compradorColumn } from '../columns/compradorColumn';
import { fechaColumn } from '../columns/fechaColumn';
import { personaColumn } from '../columns/personaColumn';
import type { Venta, VentaPendiente } from './VentasScreenProps';

interface Control {
  readonly canMark: boolean;
  /** Ids of the sales that are being marked. */
  readonly pending: ReadonlySet<number>;
  readonly onMark: (venta: Venta, pagada: boolean) => void;
}

const wordFor = ({ pagado }: Venta): string => (pagado === 1 ? 'Sí' : 'No');

/** The columns of everything sold (VEN-02); who may not mark one reads a word instead of the box (VEN-05, VEN-06). */
export const ventasColumns = ({ canMark, pending, onMark }: Control): readonly Column<Venta>[] => [
  compradorColumn,
  { id: 'descripcion', header: 'Descripción', value: ({ descripcion }) => descripcion, kind: 'text', card: 'text', width: 260 },
  { id: 'credito', header: 'Créditos', value: ({ credito }) => credito, kind: 'credits', card: 'main' },
  { id: 'encargado', header: 'Encargado', value: ({ encargoNombre }) => encargoNombre, kind: 'text', card: 'meta' },
  fechaColumn,
  {
    id: 'pagado',
    header: 'Pagada',
    value: wordFor,
    kind: 'text',
    card: 'meta',
    ...(canMark && {
      cell: (venta: Venta) => (
        <Checkbox
          label={`Pagada: ${venta.descripcion} a ${venta.usuarioNombre}, ${formatCredits(venta.credito)}`}
          value={venta.pagado === 1}
          isPending={pending.has(venta.id)}
          onChange={(pagada) => onMark(venta, pagada)}
        />
      ),
    }),
  },
];

/** The columns of what each seller owes (VEN-01). */
export const pendientesColumns: readonly Column<VentaPendiente>[] = [
  personaColumn(({ encargoNombre }) => encargoNombre, { id: 'encargado', header: 'Encargado' }),
  { id: 'pendiente', header: 'Pendiente', value: ({ Pendiente }) => Pendiente, kind: 'credits', card: 'main' },
  { id: 'ultima', header: 'Última venta', value: ({ fechaU }) => fechaU, kind: 'instant', card: 'meta' },
];
