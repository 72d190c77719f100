import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can, type Grant, isAbout, type Subject, type Target } from '@garita/domain/acceso/can';
import { ACTOS } from './actos';
import { enumerate, namePermiso } from './describeGrants';

export interface Aludida extends Target {
  readonly usuario: string;
}

interface Circunstancias {
  readonly target?: Aludida | undefined;
  readonly values?: Readonly<Record<string, number>> | undefined;
}

interface Falta {
  readonly porque: string;
  readonly remedio?: string;
}

const PERMISOS = 'Te lo puede dar quien lleva los permisos de la agencia.';

const placeOf = (yo: Subject, target: Aludida): string => {
  if (yo.id === target.id) return 'eres tú';
  if (target.permisoSys === 1) return 'es la persona dueña de la agencia';
  return target.id_categoria === yo.id_categoria
    ? 'es de tu misma categoría'
    : 'está por encima de ti';
};

function faltasDePuesto(grant: Grant, yo: Subject, { target, values }: Circunstancias): Falta[] {
  const lacks = (part: Partial<Grant>): boolean => !can([part], yo, values ? { values } : {});
  const faltas: Falta[] = [];
  if (grant.owner && lacks({ owner: true }))
    faltas.push({ porque: 'solo puede la persona dueña de la agencia', remedio: 'Pídeselo.' });
  if (grant.minCategory !== undefined && lacks({ minCategory: grant.minCategory })) {
    faltas.push({
      porque: `hace falta la categoría ${grant.minCategory} y la tuya es la ${yo.id_categoria}`,
      remedio: 'Pídelo a alguien de esa categoría.',
    });
  }
  if (grant.maxCategory !== undefined && lacks({ maxCategory: grant.maxCategory })) {
    faltas.push({
      porque: `es solo hasta la categoría ${grant.maxCategory} y la tuya es la ${yo.id_categoria}`,
    });
  }
  if (target && grant.target === 'self' && yo.id !== target.id)
    faltas.push({ porque: 'solo puede hacerlo esa persona', remedio: 'Pídeselo.' });
  if (target && grant.target === 'below' && !can([{ target: 'below' }], yo, { target })) {
    faltas.push({
      porque: placeOf(yo, target),
      ...(target.permisoSys === 1 ? {} : { remedio: 'Lo puede hacer quien esté por encima.' }),
    });
  }
  return faltas;
}

function faltasOf(grant: Grant, yo: Subject, circunstancias: Circunstancias): Falta[] {
  const lacking = (grant.all ?? []).filter((codigo) => !can([{ all: [codigo] }], yo));
  const oneOf =
    grant.any && !can([{ any: grant.any }], yo) ? [enumerate(grant.any.map(namePermiso), 'o')] : [];
  const permisos = [...lacking.map(namePermiso), ...oneOf];
  return [
    ...(permisos.length > 0
      ? [
          {
            porque: `${permisos.length > 1 ? 'te faltan' : 'te falta'} ${enumerate(permisos)}`,
            remedio: PERMISOS,
          },
        ]
      : []),
    ...faltasDePuesto(grant, yo, circunstancias),
    ...(grant.clockedIn && !yo.fichaje
      ? [{ porque: 'no has fichado', remedio: 'Ficha con «garita fichajes enter».' }]
      : []),
  ];
}

/**
 * The missing conditions of the grant that lacks the fewest. If the call is about another person,
 * grants about the caller's own record are skipped, unless there are no others.
 */
function nearest(grants: readonly Grant[], yo: Subject, circunstancias: Circunstancias): Falta[] {
  const { target } = circunstancias;
  const isAnothers = target !== undefined && target.id !== yo.id;
  const open = grants.filter((grant) => !(isAnothers && grant.target === 'self'));
  const [best = []] = (open.length > 0 ? open : grants)
    .map((grant) => faltasOf(grant, yo, circunstancias))
    .sort((a, b) => a.length - b.length);
  return best;
}

/** Describes a refused call in sentences: the act, the missing conditions and the remedies. */
export function describeRefusal(
  llamada: OperationId,
  yo: Subject,
  circunstancias: Circunstancias,
): string {
  const grants: readonly Grant[] = ACCESS[llamada].filter((grant: Grant) =>
    isAbout(grant, circunstancias.values),
  );
  const faltas = nearest(grants, yo, circunstancias);
  const acto = ACTOS[llamada];
  const head =
    circunstancias.target && acto
      ? `No puedes ${acto} ${circunstancias.target.usuario}`
      : 'No puedes hacer esto';
  const remedios = new Set(faltas.flatMap(({ remedio }) => remedio ?? []));
  return [`${head}: ${faltas.map(({ porque }) => porque).join('; además, ')}.`, ...remedios].join(
    ' ',
  );
}
