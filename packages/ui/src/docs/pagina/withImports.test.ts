import { expect, test } from 'vitest';
import { withImports } from './withImports';

test('an example gets one import line for each entry that it uses', () => {
  expect(
    withImports('<Button icon={<AddIcon size={20} />} /> <Button /> useForm({})', {
      Button: 'Button',
      AddIcon: 'icons',
      useForm: 'form',
    }),
  ).toBe(`import { Button } from '@garita/ui/Button';
import { useForm } from '@garita/ui/form';
import { AddIcon } from '@garita/ui/icons';

<Button icon={<AddIcon size={20} />} /> <Button /> useForm({})`);
});

test("an example without the package's components stays", () => {
  expect(withImports('<Fila />', {})).toBe('<Fila />');
});
