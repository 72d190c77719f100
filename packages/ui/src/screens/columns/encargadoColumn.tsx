import { ASCENSOS } from '@garita/domain/ascensos/textos';
import type { Column } from '../../components/DataTable/column';
import { NOTHING } from '../../components/DataTable/formatValue';
import { PersonaLink } from '../PersonaLink';

/** Who did it. */
export const encargadoColumn: Column<{ readonly encargadoNombre: string | null }> = {
  id: 'encargado',
  header: 'Encargado',
  value: ({ encargadoNombre }) => encargadoNombre,
  kind: 'text',
  card: 'meta',
  cell: ({ encargadoNombre }) =>
    encargadoNombre === null || encargadoNombre === ASCENSOS.sistema ? (encargadoNombre ?? NOTHING) : <PersonaLink usuario={encargadoNombre} />,
};
