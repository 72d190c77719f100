import { expect, test } from 'vitest';
import { withImports } from './withImports';

test('an example gets one import line for each entry that it uses', () => {
  expect(
    withImports('<Button icon={<AddIcon size={20} />} /> <Button /> useForm({})', {
      Button: 'Button',
      AddIcon: 'icons',
      useForm: 'useForm',
    }),
  ).toBe(`import { Button } from '@garita/ui/Button';
import { AddIcon } from '@garita/ui/icons';
import { useForm } from '@garita/ui/useForm';

<Button icon={<AddIcon size={20} />} /> <Button /> useForm({})`);
});

test('a hook with a type and an object whose method is called are imported, and a field is not', () => {
  expect(
    withImports('useForm<Cuenta>({}); toast.success({}); cuenta.form.send();', {
      useForm: 'useForm',
      form: 'useForm',
      toast: 'toast',
    }),
  ).toBe(`import { toast } from '@garita/ui/toast';
import { useForm } from '@garita/ui/useForm';

useForm<Cuenta>({}); toast.success({}); cuenta.form.send();`);
});

test("an example without the package's components stays", () => {
  expect(withImports('<Fila />', {})).toBe('<Fila />');
});
