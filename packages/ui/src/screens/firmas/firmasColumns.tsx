import type { Column } from '../../components/DataTable';
import { Firma } from '../../components/Firma';
import { PersonaCell } from '../PersonaCell';
import type { FirmaFila } from './FirmasScreenProps';

/** The columns of the signatures (FIR-01). */
export const firmasColumns: readonly Column<FirmaFila>[] = [
  {
    id: 'usuario',
    header: 'Usuario',
    value: ({ usuario }) => usuario,
    kind: 'text',
    card: 'main',
    width: 280,
    cell: ({ usuario, id_categoria }) => <PersonaCell usuario={usuario} categoria={id_categoria} />,
  },
  { id: 'firma', header: 'Firma', value: ({ firma }) => firma, kind: 'text', card: 'main', cell: ({ firma }) => <Firma firma={firma} /> },
];
