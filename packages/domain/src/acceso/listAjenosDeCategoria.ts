import { type Holder, listAjenos } from './holdsPermiso';
import type { Permiso } from './permisos';

/**
 * The codes that a person would gain with a category and that the giver lacks. If there are any,
 * the giver may not give the category: the person may be an account whose password the giver knows
 * (docs/reglas/permisos.md). Codes of the present category are not gained. Codes held by an exception are: the
 * exception may be revoked, while the category's code would stay.
 * @param antes the codes of the person's present category; none for a person who joins or rejoins
 * @param despues the codes of the new category
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
