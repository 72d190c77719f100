import ids from '../../../../.storybook/historias.txt?raw';
import { readIndex } from './storyIndex';

/**
 * A screen's states: the suffix of the story's id, and the label of the control «Estado». A screen
 * has a story for each state, or a reason in `parameters.estados`.
 */
export const STATE_STORIES = {
  'con-datos': 'Con datos',
  cargando: 'Cargando',
  vacio: 'Vacío',
  'error-de-carga': 'Error',
  'sin-permiso': 'Sin permiso',
  'muchas-filas': 'Muchas filas',
} as const;

export type StateName = keyof typeof STATE_STORIES;

const known = new Set(ids.split('\n'));

/** The states for which the committed list of stories has a story of this screen. */
export const statesOf = (componentId: string): StateName[] =>
  (Object.keys(STATE_STORIES) as StateName[]).filter((state) =>
    known.has(`${componentId}--${state}`),
  );

/** The export of a state's story: `SinPermiso`. */
export const exportOf = (state: StateName): string =>
  state.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

type Args = Readonly<Record<string, unknown>>;
/** A file of stories is a module; its default export has what its stories share. */
type StoryFile = Readonly<Record<string, { args?: Args }>>;
const files = import.meta.glob<StoryFile>('../screens/**/*.stories.tsx');

/**
 * The arguments of a screen's story for `state`, without those that are equal in the current story.
 * @param own the arguments of the current story
 */
export async function argsOfState(
  componentId: string,
  state: StateName,
  own: Args,
): Promise<Record<string, unknown>> {
  const { importPath = '' } = (await readIndex())[`${componentId}--${state}`] ?? {};
  const stories = await files[importPath.replace('./packages/ui/src/', '../')]?.();
  const args = { ...stories?.default?.args, ...stories?.[exportOf(state)]?.args };
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => !Object.is(value, own[name])),
  );
}
