import { ACCESS, type OperationId } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { pickTabs } from '../shell/pickTabs';
import type { ShellSession } from '../shell/ShellSession';
import { frameFor } from '../shell/storyMenu';
import { personOf, type StoryPersona } from './storyPeople';

const isUnknown = (session: unknown): boolean =>
  (session as ShellSession | undefined)?.kind === 'unknown';

interface StateArg {
  state?: { kind?: string };
}

/** Whether a screen that has its data, or none yet, would be refused them. */
const isRefused = (
  { state }: StateArg,
  persona: StoryPersona,
  read: OperationId | null | undefined,
): boolean =>
  Boolean(
    read &&
      (state?.kind === 'ready' || state?.kind === 'loading') &&
      !can(ACCESS[read], personOf(persona)),
  );

/**
 * A story's arguments as another person would find them. Only arguments that the story has are replaced, by their names: `viewer`, `session`, `menu` and
 * `tabs` mean the same in every component, so a new screen follows the toolbar without a word of its own.
 * A session that is not known yet stays so; and a screen with a viewer keeps its own for a visitor, who never comes to see it.
 * @param read the call without which the screen shows nothing: whom the contract refuses it, the screen tells so
 */
export function followPersona<Args extends object>(
  args: Args,
  persona: StoryPersona,
  read?: OperationId | null,
): Args {
  const { session, menu } = frameFor(persona);
  const viewer = personOf(persona);
  const replacements: Record<string, unknown> = { menu, tabs: pickTabs(menu) };
  if (viewer) replacements.viewer = viewer;
  if ('session' in args && !isUnknown(args.session)) replacements.session = session;
  if (isRefused(args as StateArg, persona, read)) replacements.state = { kind: 'forbidden' };
  return {
    ...args,
    ...Object.fromEntries(Object.entries(replacements).filter(([name]) => name in args)),
  };
}
