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

test('a hook with a type and an object whose method is called are imported, and a field is not', () => {
  expect(
    withImports('useForm<Cuenta>({}); toast.success({}); cuenta.form.send();', {
      useForm: 'form',
      form: 'form',
      toast: 'toast',
    }),
  ).toBe(`import { useForm } from '@garita/ui/form';
import { toast } from '@garita/ui/toast';

useForm<Cuenta>({}); toast.success({}); cuenta.form.send();`);
});

test("an example without the package's components stays", () => {
  expect(withImports('<Fila />', {})).toBe('<Fila />');
});
