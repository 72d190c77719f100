import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import * as icons from '../components/icons';
import { HISTORIA, STORY_PEOPLE } from './storyPeople';
import { STATE_STORIES, type StateName, statesOf } from './storyStates';

const ICONS = Object.fromEntries(
  Object.entries(icons)
    .map(([name, Icon]) => [name.replace(/Icon$/, ''), <Icon key={name} size={20} />] as const)
    .sort(([a], [b]) => a.localeCompare(b)),
);

/**
 * Hides an argument: Storybook would show the value's internals, such as `$$typeof` or minified
 * code.
 */
const off = (argType: InputType): InputType => ({
  ...argType,
  control: false,
  table: { ...argType.table, disable: true },
});
/** A select of names for values that no control can edit; Storybook maps the name to the value. */
const byName = (argType: InputType, things: Readonly<Record<string, unknown>>): InputType => ({
  ...argType,
  options: Object.keys(things),
  mapping: things,
  control: { type: 'select' },
});

const isPrimitive = (value: unknown): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);
const typeName = ({ type }: InputType): string =>
  typeof type === 'string' ? type : (type?.name ?? '');
/** Types that are safe to edit by hand. */
const HARMLESS = ['string', 'number', 'boolean', 'enum', 'date'];

function safeControl(name: string, argType: InputType, initial: unknown): InputType {
  if (argType.control === false) return off(argType);
  if (argType.mapping) return argType;
  if (
    typeof initial === 'function' ||
    /^on[A-Z]|[rR]ef$/.test(name) ||
    typeName(argType) === 'function'
  )
    return off(argType);
  if (/icon$/i.test(name)) return byName(argType, ICONS);
  // The toolbar's person replaces the viewer (`followPersona`), so this control would do nothing.
  if (name === 'viewer')
    return { ...byName(argType, STORY_PEOPLE), if: { global: 'persona', eq: HISTORIA } };
  if (name === 'children' && !isPrimitive(initial)) return off(argType);
  if (name === 'children') return { ...argType, control: { type: 'text' } };
  if (isValidElement(initial) || (initial !== null && typeof initial === 'object'))
    return off(argType);
  if (initial !== undefined) return argType;
  return HARMLESS.includes(typeName(argType)) || (argType.options?.length ?? 0) > 0
    ? argType
    : off(argType);
}

/**
 * Controls that cannot break a story: selects for icons and people, text fields for words. Values
 * that only code can give (callbacks, refs, rows) have no control.
 */
export const safeControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      safeControl(name, argType, initialArgs[name]),
    ]),
  ) as typeof argTypes;

/** Whether a table of these controls has rows: an empty table would show an English text. */
export const hasControls = (argTypes: Readonly<Record<string, InputType>>): boolean =>
  Object.values(argTypes).some(({ table }) => !table?.disable);

/** A screen's control «Estado»: a state uses the arguments of the story of that name. */
export const stateControl: ArgTypesEnhancer = ({ argTypes, componentId, initialArgs }) => {
  const states =
    componentId.startsWith('pantallas-') && 'state' in initialArgs ? statesOf(componentId) : [];
  if (states.length < 2) return argTypes;
  const estado: InputType = {
    name: 'Estado',
    description: 'Con qué se encuentra quien abre la pantalla.',
    options: states,
    control: {
      type: 'select',
      labels: Object.fromEntries(states.map((state: StateName) => [state, STATE_STORIES[state]])),
    },
  };
  return { estado, ...argTypes } as typeof argTypes;
};
