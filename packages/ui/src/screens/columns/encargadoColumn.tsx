import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { ENCARGADO } from '@garita/domain/listas/columna';
import type { Column } from '../../components/DataTable/column';
import { NOTHING } from '../../components/DataTable/formatValue';
import { PersonaLink } from '../PersonaLink';

/** Who did it: the name, which leads to their card, unless nobody did or the portal itself. */
export const encargadoOf = <R,>(nameOf: (row: R) => string | null): Column<R> => ({
  ...ENCARGADO,
  value: nameOf,
  card: 'meta',
  cell: (row) => {
    const nombre = nameOf(row);
    return nombre === null || nombre === ASCENSOS.sistema ? (
      (nombre ?? NOTHING)
    ) : (
      <PersonaLink usuario={nombre} />
    );
  },
});

/** The same of rows that call it as most do. */
export const encargadoColumn = encargadoOf(ENCARGADO.value);
