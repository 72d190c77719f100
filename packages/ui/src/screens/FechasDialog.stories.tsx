import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, findDialog, press } from '../docs/storyActs';
import { onAviso } from '../docs/storyNotice';
import { FechasDialog } from './FechasDialog';

const meta = {
  id: 'patrones-fechasdialog',
  title: 'Patrones/Ver por fechas (FechasDialog)',
  component: FechasDialog,
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./FechasDialog.docs')),
    400,
  ),
  args: {
    title: 'Nómina por fechas',
    rango: { inicio: '2026-11-01', final: '2026-11-15' },
    onClose: fn(),
    onFilter: fn(),
  },
} satisfies Meta<typeof FechasDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConFechas: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog('Nómina por fechas');
    await press(dialog, 'Ver esos días');
    await expectOnce(args.onFilter, { inicio: '2026-11-01', final: '2026-11-15' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};
export const SinFechas: Story = {
  args: { rango: null },
  play: async ({ args }) => {
    await press(await findDialog('Nómina por fechas'), 'Ver esos días');
    await waitFor(() => expect(onAviso).toHaveBeenCalledTimes(1));
    await expect(args.onFilter).not.toHaveBeenCalled();
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };
