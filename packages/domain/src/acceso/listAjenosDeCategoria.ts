import { type Holder, listAjenos } from './holdsPermiso';
import type { Permiso } from './permisos';

/**
 * The codes that the new category adds and the giver lacks. If there are any, the giver may not
 * give the category. Otherwise a giver could raise an account whose password the giver knows
 * (docs/reglas/permisos.md). A code that the person holds by an exception counts as added: the
 * exception can be revoked, while the category's code would stay.
 * @param antes the codes of the present category; none for a person who joins or rejoins
 */
export const listAjenosDeCategoria = (
  giver: Holder,
  antes: readonly string[],
  despues: readonly string[],
): Permiso[] =>
  listAjenos(
    giver,
    despues.filter((codigo) => !antes.includes(codigo)),
  );
