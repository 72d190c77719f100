import { expect, test } from 'vitest';
import { readEntradas } from '../../.storybook/sources.ts';

test('the entries of components, icons and hooks are those of the published ui', () => {
  expect(readEntradas()).toMatchObject({
    AddIcon: 'icons',
    Button: 'Button',
    DataTable: 'DataTable',
    UiProvider: 'UiProvider',
    useForm: 'useForm',
  });
});
