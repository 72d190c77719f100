import { storiesOf, storyStore } from './storyIndex';

/**
 * The states that every screen has a story for, by the suffix of the story's id, with the control's
 * label.
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

/** The states with a story of this screen; none outside Storybook. */
export const statesOf = (componentId: string): StateName[] => {
  const ids = storiesOf(componentId).map(({ id }) => id);
  return (Object.keys(STATE_STORIES) as StateName[]).filter((state) =>
    ids.includes(`${componentId}--${state}`),
  );
};

/**
 * The arguments that turn a screen's story into another state: those in which the two stories
 * differ.
 */
export async function argsOfState(
  componentId: string,
  state: StateName,
  own: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const story = await storyStore()?.loadStory({ storyId: `${componentId}--${state}` });
  return Object.fromEntries(
    Object.entries(story?.initialArgs ?? {}).filter(
      ([name, value]) => !Object.is(value, own[name]),
    ),
  );
}
