import { formatCredits } from '@garita/domain/formato/credits';
import styled from 'styled-components';
import { Checkbox } from '../../components/Checkbox';
import type { Column } from '../../components/DataTable';
import { media } from '../../theme/tokens';
import { PersonaCell } from '../PersonaCell';
import type { Multa } from './MultasScreenProps';

// A reason may have five hundred characters, on lines of its own.
const Reason = styled.div`
  min-width: 160px;
  ${media.compact} { min-width: 0; }
  max-width: 46ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

// Names break anywhere, so a long reason beside them would squeeze them to a few letters.
const Who = styled.div`
  ${media.wide} { min-width: 220px; }
`;

interface Control {
  readonly canMarcar: (multa: Multa) => boolean;
  /** Ids of the fines that are being marked. */
  readonly pending: ReadonlySet<number>;
  readonly onMarcar: (multa: Multa, cobrada: boolean) => void;
}

/** `Sí`, `No`, or that the pay list did it. */
const wordFor = ({ cobrado, lista }: Multa): string => (lista === 1 ? 'Sí, en la paga' : cobrado === 1 ? 'Sí' : 'No');

/** The columns of the fines (MUL-01); who may not mark one reads a word instead of the box (MUL-11). */
export const multasColumns = ({ canMarcar, pending, onMarcar }: Control): readonly Column<Multa>[] => [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuarioNombre }) => usuarioNombre,
    kind: 'text',
    card: 'main',
    width: 280,
    cell: ({ usuarioNombre, id_categoria }) => (
      <Who>
        <PersonaCell usuario={usuarioNombre} categoria={id_categoria} />
      </Who>
    ),
  },
  { id: 'motivo', header: 'Motivo', value: ({ motivo }) => motivo, kind: 'text', card: 'text', width: 360, cell: ({ motivo }) => <Reason>{motivo}</Reason> },
  { id: 'creditos', header: 'Créditos', value: ({ creditos }) => creditos, kind: 'credits', card: 'main' },
  { id: 'encargado', header: 'Encargado', value: ({ encargadoNombre }) => encargadoNombre, kind: 'text', card: 'meta' },
  { id: 'fecha', header: 'Fecha', value: ({ fecha }) => fecha, kind: 'instant', card: 'meta' },
  {
    id: 'cobrado',
    header: 'Cobrado',
    value: wordFor,
    kind: 'text',
    card: 'meta',
    cell: (multa) =>
      canMarcar(multa) ? (
        <Checkbox
          label={`Cobrada: ${multa.usuarioNombre}, ${formatCredits(multa.creditos)}`}
          value={multa.cobrado === 1}
          isPending={pending.has(multa.id)}
          onChange={(cobrada) => onMarcar(multa, cobrada)}
        />
      ) : (
        wordFor(multa)
      ),
  },
];
