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

/**
 * Whether the contract refuses the screen's call to this person. Only a ready or loading screen
 * then changes to `forbidden`.
 */
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
 * The story's arguments as another person would get them. Replaces only existing arguments, by
 * name: `viewer`, `session`, `menu` and `tabs` mean the same in every component, so a new screen
 * needs no code here. An unknown session stays unknown, and a visitor keeps the story's `viewer`.
 * @param read the call that the screen depends on: without access to it the screen shows
 * `forbidden`
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
