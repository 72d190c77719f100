import { type Holder, listAjenos } from './holdsPermiso';
import type { Permiso } from './permisos';

/**
 * The codes that a person would gain by a category and that whoever gives it does not hold. While there are any, the category is not theirs to give: the
 * person may be an account whose password the giver knows (0066). What the present category gives is not gained. What a person holds by an exception is:
 * an exception may be taken away again, and the category's code would stay.
 * @param antes the codes of the person's present category; none for who comes or comes back
 * @param despues the codes of the new one
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
