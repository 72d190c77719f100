import type { Permiso } from './permisos';

/**
 * One grant of a call's `x-access`. All its conditions must hold. A call lists several grants, and
 * any one admits. An empty grant admits every active signed-in user.
 */
export interface Grant {
  /** Applies only to requests whose named body fields have one of these values. */
  readonly when?: Readonly<Record<string, readonly number[]>>;
  /** Admits any request, signed in or not. */
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
  /**
   * `self`: the user themself. `below`: a person of a lower category; for the owner, any other
   * person. `any`: any person.
   */
  readonly target?: 'self' | 'below' | 'any';
}

/**
 * What access depends on in the user who asks. The session user and the server's actor both fit.
 */
export interface Subject {
  readonly id: number;
  readonly id_categoria: number;
  readonly permisos: readonly string[];
  /** 1 for the agency's owner, who holds every code and ranks above everyone. */
  readonly permisoSys: 0 | 1;
  readonly fichaje: boolean;
}

/** What access depends on in the person that a call is about. */
export interface Target {
  readonly id: number;
  readonly id_categoria: number;
  readonly permisoSys?: 0 | 1;
}

export interface Circumstances {
  /**
   * The person the call is about. Omitted = not known yet (a menu asks whether the call could ever
   * be allowed), so target conditions pass.
   */
  readonly target?: Target | null;
  /** The body fields that `when` tests. */
  readonly values?: Readonly<Record<string, unknown>>;
}

/**
 * Whether the target ranks strictly below the subject. No user ranks below themself, and the owner
 * ranks below no user.
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

/**
 * Whether the body values satisfy `when`. Without values the answer is true, since they may still
 * come to.
 */
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
 * Whether one of a call's grants admits the user. The server's hook, the menu, the screens and
 * Storybook's presets all use it.
 * @param grants the call's `x-access`; an empty list admits no request.
 * @param subject the user who asks; null for a visitor.
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
