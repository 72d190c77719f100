import { ASCENSOS } from '@garita/domain/ascensos/textos';
import { ENCARGADO } from '@garita/domain/listas/columna';
import type { Column } from '../../components/DataTable/column';
import { NOTHING } from '../../components/DataTable/formatValue';
import { PersonaLink } from '../PersonaLink';

/** The column of an act's author, linked to the author's page. Null and the system have no link. */
export const encargadoOf = <R,>(nameOf: (row: R) => string | null): Column<R> => ({
  ...ENCARGADO,
  value: nameOf,
  cell: (row) => {
    const nombre = nameOf(row);
    return nombre === null || nombre === ASCENSOS.sistema ? (
      (nombre ?? NOTHING)
    ) : (
      <PersonaLink usuario={nombre} />
    );
  },
});

export const encargadoColumn = encargadoOf(ENCARGADO.value);
