import { formatCredits } from '@garita/domain/formato/credits';
import { Checkbox } from '../../components/Checkbox';
import type { Column } from '../../components/DataTable/column';
import { encargadoColumn } from '../columns/encargadoColumn';
import { fechaColumn } from '../columns/fechaColumn';
import { motivoColumn } from '../columns/motivoColumn';
import { usuarioColumn } from '../columns/usuarioColumn';
import type { Multa } from './MultasScreenProps';

interface Control {
  readonly canMark: (multa: Multa) => boolean;
  /** Ids of the fines that are being marked. */
  readonly pending: ReadonlySet<number>;
  readonly onMark: (multa: Multa, cobrada: boolean) => void;
}

/** `Sí`, `No`, or that the pay list did it. */
const wordFor = ({ cobrado, lista }: Multa): string => (lista === 1 ? 'Sí, en la paga' : cobrado === 1 ? 'Sí' : 'No');

/** The columns of the fines (MUL-01); who may not mark one reads a word instead of the box (MUL-11). */
export const multasColumns = ({ canMark, pending, onMark }: Control): readonly Column<Multa>[] => [
  usuarioColumn,
  motivoColumn,
  { id: 'creditos', header: 'Créditos', value: ({ creditos }) => creditos, kind: 'credits', card: 'main' },
  encargadoColumn,
  fechaColumn,
  {
    id: 'cobrado',
    header: 'Cobrado',
    value: wordFor,
    kind: 'text',
    card: 'meta',
    cell: (multa) =>
      canMark(multa) ? (
        <Checkbox
          label={`Cobrada: ${multa.usuarioNombre}, ${formatCredits(multa.creditos)}`}
          value={multa.cobrado === 1}
          isPending={pending.has(multa.id)}
          onChange={(cobrada) => onMark(multa, cobrada)}
        />
      ) : (
        wordFor(multa)
      ),
  },
];
