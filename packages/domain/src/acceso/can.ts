import type { Permiso } from './permisos';

/**
 * One grant of a call's `x-access`. All its conditions must hold. A call has a list of grants; one
 * matching grant admits the request. A grant without conditions admits every active signed-in user.
 */
export interface Grant {
  /**
   * Names of body fields, each with its allowed values. The grant applies only to requests with
   * these values.
   */
  readonly when?: Readonly<Record<string, readonly number[]>>;
  /** Admits any request, signed in or not. */
  readonly public?: true;
  readonly all?: readonly Permiso[];
  readonly any?: readonly Permiso[];
  readonly minCategory?: number;
  readonly maxCategory?: number;
  readonly clockedIn?: true;
  readonly owner?: true;
  /** `self`: the user. `below`: a person of a lower category; for the owner, any other person. */
  readonly target?: 'self' | 'below' | 'any';
}

/** The user who asks. The page's session user and the server's actor are assignable. */
export interface Subject {
  readonly id: number;
  readonly id_categoria: number;
  readonly permisos: readonly string[];
  /** 1 for the agency's owner, who holds every permission code and ranks above everyone. */
  readonly permisoSys: 0 | 1;
  readonly fichaje: boolean;
  /** The lowest category that may look names up at the door. If omitted, every category may. */
  readonly puertaDesde?: number;
}

/** The person that a call is about. */
export interface Target {
  readonly id: number;
  readonly id_categoria: number;
  readonly permisoSys?: 0 | 1;
}

export interface Circumstances {
  /**
   * The person concerned. If omitted, every target condition holds: a menu only asks whether the
   * user may make the call for some person. Null: no such person, so `self` and `below` fail.
   */
  readonly target?: Target | null;
  /** The body fields that `when` tests. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * Whether the target's category is strictly lower than the user's. Users are not below themselves,
 * and the owner is below no user. Every other person is below the owner.
 */
export function isBelow(subject: Omit<Subject, 'fichaje'>, target: Target): boolean {
  if (subject.id === target.id || target.permisoSys === 1) return false;
  return subject.permisoSys === 1 || subject.id_categoria > target.id_categoria;
}

function holdsTarget(grant: Grant, subject: Subject, target: Target | null | undefined): boolean {
  if (grant.target === undefined || grant.target === 'any' || target === undefined) return true;
  if (target === null) return false;
  return grant.target === 'self' ? subject.id === target.id : isBelow(subject, target);
}

/** Whether a grant's `when` matches these body fields. It matches while the fields are unknown. */
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

/** An empty list admits no request. A null `subject` is a visitor. */
export function can(
  grants: readonly Grant[],
  subject: Subject | null,
  circumstances: Circumstances = {},
): boolean {
  return grants.some(
    (grant) => grant.public === true || (subject !== null && holds(grant, subject, circumstances)),
  );
}
