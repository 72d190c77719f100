import { can } from '@garita/domain/acceso/can';
import { TEMAS, type Tema } from '@garita/domain/temas';
import type { Actor } from '../../access/Actor';
import { usableGrants } from '../../access/tokenLimits';
import type { Operation } from '../../contract/loadContract';

/**
 * The temas whose events a user may get. Equal sets are one object, so that listeners share a text.
 */
export type ReadableTemas = ReadonlySet<Tema>;

/**
 * The maximum of cached sets of rights. Users with equal rights share one; an agency has some
 * dozens.
 */
const KINDS = 500;

/** Temas that concern one person only. The event `aviso` announces their changes. */
const PROPIOS: ReadonlySet<Tema> = new Set(['avisos']);

/** The temas that a read depends on. */
const temasOf = ({ tema, versions }: Operation): readonly Tema[] =>
  [tema, ...versions].filter((one) => !PROPIOS.has(one));

/**
 * Returns a function that gives the temas whose events a user may get. They are the temas of the
 * reads that the user may make (`x-access`).
 */
export function createReadableTemas(
  operations: readonly Operation[],
): (actor: Actor) => ReadableTemas {
  const reads = operations.filter(({ effect }) => effect === 'read');
  const byKind = new Map<string, ReadableTemas>();
  const byTemas = new Map<string, ReadableTemas>();
  const intern = (temas: readonly Tema[]): ReadableTemas => {
    const found = byTemas.get(temas.join()) ?? new Set(temas);
    byTemas.set(temas.join(), found);
    return found;
  };
  return (actor) => {
    const { permisos, id_categoria, permisoSys, fichaje, token } = actor;
    const kind = JSON.stringify([permisos, id_categoria, permisoSys, fichaje, token?.codigos]);
    const known = byKind.get(kind);
    if (known) return known;
    const told = new Set(
      reads.filter((read) => can(usableGrants(read, actor), actor)).flatMap(temasOf),
    );
    const vista = intern(TEMAS.filter((tema) => told.has(tema)));
    if (byKind.size >= KINDS) byKind.clear();
    byKind.set(kind, vista);
    return vista;
  };
}
