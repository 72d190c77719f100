import { type Circumstances, can, isAbout, type Target } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import { must } from '@garita/domain/must';
import type { Operation, TargetRule } from '../contract/loadContract';
import type { Db } from '../db/Db';
import type { Prepared } from '../db/prepareQuery';
import { batch } from '../db/roundTrips/batch';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';
import type { Targets } from './Targets';
import { type TargetRow, toTarget } from './targets.repository';
import { refusalFor, usableGrants } from './tokenLimits';

export interface AuthorizeDeps {
  readonly db: Db;
  readonly targets: Targets;
}

interface Input {
  readonly params: unknown;
  readonly body: unknown;
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * Finds the target of a request; null for an unknown person or thing. If the contract makes the
 * field optional and the request omits it, the target is the caller.
 * @throws Rechazo 400 when the field is absent and the request's op requires it.
 */
async function findTargetOf(
  { db, targets }: AuthorizeDeps,
  rule: TargetRule,
  {
    actor,
    input: { params, body },
    found,
  }: { actor: Actor; input: Input; found: readonly TargetRow[] | null },
): Promise<Target | null> {
  const id = fields(rule.in === 'path' ? params : body)[rule.name] as never;
  if (id === undefined && rule.when) throw Rechazo.invalid(rule.name, ACCESO.sinNombrar);
  if (id === undefined) return actor;
  // A token may have fewer rights than its person. A target always has all rights of the person, so
  // this shortcut is for sessions only.
  if (rule.lookup === 'usuario' && id === actor.id && !actor.token) return actor;
  const { target } = found
    ? { target: found }
    : await batch(db, { target: must(targets[rule.lookup], rule.lookup).ask(id) });
  return toTarget(target[0]);
}

/** The query for a request's target; null if there is none. */
export function askTarget(
  targets: Targets,
  operation: Operation,
  { params, body }: Input,
): Prepared<TargetRow> | null {
  const rule = operation.targets.find((one) => isAbout(one, fields(body)));
  if (!rule) return null;
  const id = fields(rule.in === 'path' ? params : body)[rule.name] as never;
  return id === undefined ? null : must(targets[rule.lookup], rule.lookup).ask(id);
}

/**
 * Whether every grant of a call is about the caller's own id. Such a call refuses every other id
 * with the same answer, whether the person exists or not.
 */
const isAboutOwnId = ({ access }: Operation, { lookup }: TargetRule): boolean =>
  lookup === 'usuario' && access.every((grant) => grant.target === 'self');

/**
 * Checks a request against the call's `x-access`; every call passes here. Permissions come before
 * the target, so that a caller without them does not learn who exists.
 * @param found the result of `askTarget`, if the caller ran it
 * @returns the target, which the write path locks; null without a target.
 * @throws Rechazo 403; 404 for an unknown target; 400 when the target's field is absent.
 */
export async function authorize(
  deps: AuthorizeDeps,
  operation: Operation,
  actor: Actor,
  input: Input,
  found: readonly TargetRow[] | null = null,
): Promise<Target | null> {
  const values = fields(input.body);
  const grants = usableGrants(operation, actor);
  const admits = (circumstances: Circumstances) => can(grants, actor, { values, ...circumstances });
  if (!admits({})) throw refusalFor(actor);
  const rule = operation.targets.find((one) => isAbout(one, values));
  // An op without a target rule has no target, so a grant that requires a target does not admit it.
  if (!rule && operation.targets.length > 0 && !admits({ target: null })) throw refusalFor(actor);
  if (!rule) return null;
  const target = await findTargetOf(deps, rule, { actor, input, found });
  if (!target && !isAboutOwnId(operation, rule))
    throw Rechazo.notFound(must(deps.targets[rule.lookup], rule.lookup).notFound);
  if (!admits({ target })) throw refusalFor(actor);
  return target;
}
