import { type Circumstances, can, isAbout, type Target } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import { must } from '@garita/domain/must';
import type { Kysely } from 'kysely';
import type { Operation, TargetRule } from '../contract/loadContract';
import type { Prepared } from '../db/prepareQuery';
import type { DB } from '../db/tables';
import { Rechazo } from '../rechazo';
import type { Actor } from './Actor';
import { type TargetRow, targetById, toTarget } from './actor.repository';
import type { Targets } from './Targets';
import { refusalFor, usableGrants } from './tokenLimits';

export interface AuthorizeDeps {
  readonly db: Kysely<DB>;
  /** What a request can be about. */
  readonly targets: Targets;
}

interface Input {
  readonly params: unknown;
  readonly body: unknown;
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * The person that a request is about; null when there is no such person or thing. Where the contract lets the field be left out, leaving
 * it out means the caller: a call with several ops names somebody in some of them only.
 * @throws Rechazo 400 when it is left out of a request for whose op the rule was written: that one is about somebody, and does not say whom.
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
  // A token of a script may lend less than its person has, as whom they are judged when somebody acts on them.
  if (rule.lookup === 'usuario' && id === actor.id && !actor.token) return actor;
  const { ask, findUserId } = must(targets[rule.lookup], rule.lookup);
  if (found) return toTarget(found[0]);
  if (ask) return toTarget((await ask(db, { valor: id }))[0]);
  const userId = await findUserId(db, id);
  return userId === null ? null : toTarget((await targetById(db, { valor: userId }))[0]);
}

/** Asks whom a request is about, where one query says it; null where it is about nobody, or where more are needed. */
export function askTarget(
  targets: Targets,
  operation: Operation,
  { params, body }: Input,
): Prepared<TargetRow> | null {
  const rule = operation.targets.find((one) => isAbout(one, fields(body)));
  if (!rule) return null;
  const id = fields(rule.in === 'path' ? params : body)[rule.name] as never;
  return id === undefined
    ? null
    : (must(targets[rule.lookup], rule.lookup).ask?.with({ valor: id }) ?? null);
}

/** Calls about one's own id alone refuse every other id alike, whether somebody has it or not. */
const isAboutOwnId = ({ access }: Operation, { lookup }: TargetRule): boolean =>
  lookup === 'usuario' && access.every((grant) => grant.target === 'self');

/**
 * The one gate: whether a person may make this very request, by the call's `x-access`. Codes come before the target is looked up, so that
 * whoever lacks them learns nothing of who exists.
 * @param found what `askTarget` found, where it asked
 * @returns the person that the request is about, for the write path to lock; null when it is about nobody.
 * @throws Rechazo 403, 404 for an unknown target, 400 for one that is not named.
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
  // What says nothing of this op is about nobody, and no grant that asks for somebody admits it.
  if (!rule && operation.targets.length > 0 && !admits({ target: null })) throw refusalFor(actor);
  if (!rule) return null;
  const target = await findTargetOf(deps, rule, { actor, input, found });
  if (!target && !isAboutOwnId(operation, rule))
    throw Rechazo.notFound(must(deps.targets[rule.lookup], rule.lookup).notFound);
  if (!admits({ target })) throw refusalFor(actor);
  return target;
}
