import type { Permiso } from './permisos';

/**
 * One way to be admitted to a call, as written in the contract's `x-access`. All its conditions must hold; a call lists several, any of
 * which admits. An empty grant admits every active person who is signed in.
 */
export interface Grant {
  /** Only for requests whose named body fields have one of these values. */
  readonly when?: Readonly<Record<string, readonly number[]>>;
  /** Anyone, also without a key. */
  readonly public?: true;
  /** All of these codes. */
  readonly all?: readonly Permiso[];
  /** At least one of these codes. */
  readonly any?: readonly Permiso[];
  readonly minCategory?: number;
  readonly maxCategory?: number;
  /** Clocked in right now. */
  readonly clockedIn?: true;
  /** The agency's owner alone. */
  readonly owner?: true;
  /** `self`: on oneself. `below`: on somebody strictly below, or anybody else for the owner. `any`: on anybody. */
  readonly target?: 'self' | 'below' | 'any';
}

/** What access depends on of the person who asks; the session user and the server's actor both fit. */
export interface Subject {
  readonly id: number;
  readonly id_categoria: number;
  readonly permisos: readonly string[];
  /** 1 for the agency's owner, who has every code and stands above everyone. */
  readonly permisoSys: 0 | 1;
  readonly fichaje: boolean;
}

/** What access depends on of the person that a call is about. */
export interface Target {
  readonly id: number;
  readonly id_categoria: number;
  readonly permisoSys?: 0 | 1;
}

export interface Circumstances {
  /** Whom the call is about. Left out = not known yet (a menu asks whether the call could ever be allowed), so target conditions pass. */
  readonly target?: Target | null;
  /** The body's fields that `when` looks at. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Whether the target stands strictly below: nobody is below themself, and the owner is below nobody. */
export function isBelow(subject: Omit<Subject, 'fichaje'>, target: Target): boolean {
  if (subject.id === target.id || target.permisoSys === 1) return false;
  return subject.permisoSys === 1 || subject.id_categoria > target.id_categoria;
}

function holdsTarget(grant: Grant, subject: Subject, target: Target | null | undefined): boolean {
  if (grant.target === undefined || grant.target === 'any' || target === undefined) return true;
  if (target === null) return false;
  return grant.target === 'self' ? subject.id === target.id : isBelow(subject, target);
}

/** Whether what is written for some values of the body's fields (`when`) is about these; without values it could be. */
export function isAbout({ when }: Pick<Grant, 'when'>, values: Circumstances['values']): boolean {
  if (!when || !values) return true;
  return Object.entries(when).every(([field, allowed]) =>
    allowed.includes(values[field] as number),
  );
}

function holds(grant: Grant, subject: Subject, { target, values }: Circumstances): boolean {
  const owner = subject.permisoSys === 1;
  const has = (code: Permiso) => owner || subject.permisos.includes(code);
  return (
    isAbout(grant, values) &&
    (grant.all ?? []).every(has) &&
    (grant.any === undefined || grant.any.some(has)) &&
    (grant.minCategory === undefined || owner || subject.id_categoria >= grant.minCategory) &&
    (grant.maxCategory === undefined || subject.id_categoria <= grant.maxCategory) &&
    (!grant.clockedIn || subject.fichaje) &&
    (!grant.owner || owner) &&
    holdsTarget(grant, subject, target)
  );
}

/**
 * Whether one of a call's grants admits the person. The server's hook, the menu, the screens and Storybook's presets all ask here.
 * @param grants the call's `x-access`; an empty list admits nobody.
 * @param subject who asks; null for a visitor.
 */
export function can(
  grants: readonly Grant[],
  subject: Subject | null,
  circumstances: Circumstances = {},
): boolean {
  return grants.some(
    (grant) => grant.public === true || (subject !== null && holds(grant, subject, circumstances)),
  );
}
