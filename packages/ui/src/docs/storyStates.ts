import { storiesOf, storyStore } from './storyIndex';

/** States that every screen shows, by the end of their stories' ids, as the control names them. */
export const STATE_STORIES = {
  'con-datos': 'Con datos',
  cargando: 'Cargando',
  vacio: 'Vacío',
  'error-de-carga': 'Error',
  'sin-permiso': 'Sin permiso',
  'muchas-filas': 'Muchas filas',
} as const;

export type StateName = keyof typeof STATE_STORIES;

/** The states that a screen has a story for; without Storybook none. */
export const statesOf = (componentId: string): StateName[] => {
  const ids = storiesOf(componentId).map(({ id }) => id);
  return (Object.keys(STATE_STORIES) as StateName[]).filter((state) =>
    ids.includes(`${componentId}--${state}`),
  );
};

/** What makes a screen's story show another state: the arguments in which the two stories differ. */
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
