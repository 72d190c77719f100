import type { Permiso } from '@garita/domain/acceso/permisos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { stateful } from '../docs/stateful';
import { PermisosField } from './PermisosField';

const meta = {
  id: 'patrones-permisosfield',
  title: 'Patrones/Campo de permisos (PermisosField)',
  component: PermisosField,
  tags: ['autodocs'],
  parameters: documenta(() => import('./PermisosField.docs')),
  args: {
    label: 'Permisos',
    value: ['mul'] as Permiso[],
    isOpen: (codigo: Permiso) => codigo === 'mul' || codigo === 'ven',
    onChange: fn(),
  },
  render: stateful(PermisosField, { value: 'onChange' }),
} satisfies Meta<typeof PermisosField>;
export default meta;
type Story = StoryObj<typeof meta>;

const MULTAS = 'Poner, cobrar y borrar multas';

/** Permissions that the viewer may not give are visible, but the keyboard skips them. */
export const DosAbiertos: Story = {
  play: async ({ canvas, args }) => {
    const multas = canvas.getByRole('checkbox', { name: MULTAS });
    await expect(multas).toBeChecked();
    await expect(
      canvas.getAllByRole('checkbox').filter((box) => !box.matches(':disabled')),
    ).toHaveLength(2);
    multas.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
export const SoloLosAbiertos: Story = {
  args: {
    onlyOpen: true,
    noteOf: (codigo) => (codigo === 'ven' ? 'Ya lo tiene por su categoría.' : undefined),
  },
  play: async ({ canvas }) => expect(canvas.getAllByRole('checkbox')).toHaveLength(2),
};
export const ConError: Story = {
  args: { errorMessage: 'Marca al menos uno', value: [] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Permisos' })).toHaveAccessibleDescription(
      /Marca al menos uno/,
    ),
};
export const EnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };
