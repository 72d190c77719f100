import type { Grant } from './can';

const TARGET = {
  self: 'sobre uno mismo',
  below: 'sobre quien está por debajo',
  any: 'sobre cualquiera',
} as const;

const describeWhen = ([field, values]: [string, readonly number[]]): string =>
  `${field} ${values.join('/')}`;

function describeGrant({
  when,
  public: isPublic,
  all = [],
  any,
  minCategory,
  maxCategory,
  clockedIn,
  owner,
  target,
}: Grant): string {
  const parts = [
    isPublic ? 'cualquiera' : null,
    owner ? 'dueña' : null,
    all.join('+') || null,
    any ? any.join('/') : null,
    minCategory === undefined ? null : `categoría ${minCategory} o más`,
    maxCategory === undefined ? null : `categoría ${maxCategory} o menos`,
    clockedIn ? 'con fichaje' : null,
    target ? TARGET[target] : null,
  ].filter((part) => part !== null);
  const text = parts.join(', ') || 'quien ha entrado';
  return when ? `${Object.entries(when).map(describeWhen).join(', ')}: ${text}` : text;
}

/** Describes `x-access` in Spanish. `asc+tt` asks for both codes, `mem/mis` for one of them. */
export const describeAcceso = (access: readonly Grant[]): string =>
  access.map(describeGrant).join(' · ');
