import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, findQuestion, press } from '../docs/storyActs';
import { SecretDialog } from './SecretDialog';

const TITLE = 'Clave nueva de Luz_del_Alba';

const meta = {
  id: 'patrones-secretdialog',
  title: 'Patrones/Secreto de una sola vez (SecretDialog)',
  component: SecretDialog,
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./SecretDialog.docs')),
    420,
  ),
  args: {
    title: TITLE,
    before: 'Es la única vez que se enseña.',
    secret: 'barrera-7F2K-9Q',
    after: 'Al entrar tendrá que cambiarla.',
    closeLabel: 'Ya la he guardado',
    onCopy: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof SecretDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter copies the secret and does not close the dialog; a separate button closes it. */
export const Clave: Story = {
  play: async ({ args }) => {
    const dialog = await findQuestion(TITLE);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Copiar' })).toHaveFocus());
    await press(dialog, 'Copiar');
    await expectOnce(args.onCopy, 'barrera-7F2K-9Q');
    await press(dialog, 'Ya la he guardado');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const TextoLargo: Story = {
  args: { secret: `gar_${'a1B2'.repeat(16)}` },
  globals: { viewport: { value: 'narrow' } },
};
