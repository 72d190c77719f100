import { expect, test } from 'vitest';
import { hasControls, safeControls } from './safeControls';
import { STORY_PEOPLE } from './storyPeople';

type Context = Parameters<typeof safeControls>[0];
const control = (argTypes: object, initialArgs: object) =>
  safeControls({ argTypes, initialArgs } as unknown as Context) as Record<
    string,
    {
      control?: unknown;
      mapping?: object;
      options?: readonly string[];
      table?: { disable?: boolean };
      if?: object;
    }
  >;

test('callbacks, refs, rows and elements have no control and no row', () => {
  const given = control(
    { onPress: {}, ref: {}, inputRef: {}, rows: {}, mark: {} },
    { onPress: () => undefined, rows: [{ id: 1 }], mark: <b /> },
  );
  expect(Object.values(given).map((argType) => argType.control)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(Object.values(given).every(({ table }) => table?.disable)).toBe(true);
});

test('a component whose properties are all code has no table of controls', () => {
  expect(hasControls(control({ onPress: {}, ref: {} }, {}) as never)).toBe(false);
  expect(hasControls(control({ onPress: {}, children: {} }, { children: 'Sí' }) as never)).toBe(
    true,
  );
});

test('a property without a value is editable only if its type is simple or has options', () => {
  expect(control({ columns: { type: { name: 'other' } } }, {}).columns?.control).toBe(false);
  expect(control({ label: { type: { name: 'string' } } }, {}).label?.control).toBeUndefined();
  expect(
    control({ size: { type: { name: 'enum' }, options: ['small'] } }, {}).size?.control,
  ).toBeUndefined();
});

test('icons and people are selected by name, and texts are typed', () => {
  const { icon, viewer, children } = control(
    { icon: {}, viewer: {}, children: {} },
    { viewer: STORY_PEOPLE.Oficial, children: 'Enviar' },
  );
  expect(icon?.options).toContain('Add');
  expect(icon?.options).toEqual(Object.keys(icon?.mapping ?? {}));
  expect(viewer?.mapping).toBe(STORY_PEOPLE);
  // While the toolbar sets a person, the control would do nothing.
  expect(viewer?.if).toEqual({ global: 'persona', eq: 'historia' });
  expect(children?.control).toEqual({ type: 'text' });
  expect(control({ children: {} }, { children: <b /> }).children?.control).toBe(false);
});

test('a control that a story defines itself stays', () => {
  const own = { control: { type: 'range' }, mapping: { uno: 1 } };
  expect(control({ rows: own }, { rows: [] }).rows).toBe(own);
});
