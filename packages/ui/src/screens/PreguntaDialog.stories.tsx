import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, findQuestion, press } from '../docs/storyActs';
import { PreguntaDialog } from './PreguntaDialog';
import { forever, refusal } from './storyData';

const TITLE = '¿Cobrar la multa de elPatio83?';

const meta = {
  id: 'patrones-preguntadialog',
  title: 'Patrones/Pregunta antes de un acto (PreguntaDialog)',
  component: PreguntaDialog,
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./PreguntaDialog.docs')),
    360,
  ),
  args: {
    title: TITLE,
    confirmLabel: 'Cobrar',
    staleTitle: 'No se ha cobrado',
    children: 'Se le restará de la próxima paga.',
    onAct: fn(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof PreguntaDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const QuitaAlgo: Story = {
  args: {
    title: '¿Borrar la multa?',
    confirmLabel: 'Borrar',
    tone: 'danger',
    irreversible: true,
    children: 'No se podrá recuperar.',
  },
};
/** The focus starts on the harmless button; a success closes the dialog. */
export const Pregunta: Story = {
  play: async ({ args }) => {
    const dialog = await findQuestion(TITLE);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await press(dialog, 'Cobrar');
    await waitFor(() => expectOnce(args.onClose));
    await expectOnce(args.onAct);
  },
};
/** After a refusal that a retry may overcome, the confirmation stays open. */
export const Rechazada: Story = {
  args: { onAct: fn(() => Promise.reject(refusal('No tienes permiso para cobrar multas', 403))) },
  play: async ({ args }) => {
    const dialog = await findQuestion(TITLE);
    await press(dialog, 'Cobrar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No tienes permiso para cobrar multas',
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const AlguienFueMasRapido: Story = {
  args: { onAct: fn(() => Promise.reject(refusal('La multa ya está cobrada', 409))) },
  play: async ({ args }) => {
    await press(await findQuestion(TITLE), 'Cobrar');
    const stale = await findQuestion('No se ha cobrado');
    await expect(stale.queryByRole('button', { name: 'Cobrar' })).not.toBeInTheDocument();
    await press(stale, 'Volver a la lista');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const EnCurso: Story = {
  args: { onAct: fn(forever) },
  play: async () => {
    const dialog = await findQuestion(TITLE);
    await press(dialog, 'Cobrar');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled());
  },
};
