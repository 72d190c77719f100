import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { press } from '../docs/storyActs';
import { letPass } from '../docs/storyTime';
import { Button } from './Button';
import { ToastRegion } from './ToastRegion';
import { BRIEF_MS, LONG_MS, toast, toastQueue } from './toast';

const deshacer = fn();

const meta = {
  id: 'componentes-toast',
  title: 'Componentes/Aviso que pasa (Toast)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Toast.docs')),
  component: ToastRegion,
  // The preview already renders the only toast region of the page.
  render: () => (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 12,
        minHeight: 260,
        alignContent: 'flex-start',
      }}
    >
      <Button onPress={() => toast.success({ text: 'Solicitud enviada correctamente' })}>
        Éxito
      </Button>
      <Button
        onPress={() =>
          toast.success({
            text: 'Tiempo de I1l_O0scar pausado',
            action: { label: 'Deshacer', onPress: deshacer },
          })
        }
      >
        Con Deshacer
      </Button>
      <Button onPress={() => toast.error({ text: 'Ascenso no encontrado' })}>Error</Button>
      <Button onPress={() => toast.info({ text: 'Hay una versión nueva del portal.' })}>
        Aviso
      </Button>
    </div>
  ),
  beforeEach: () => () => toastQueue.clear(),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Exito: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Éxito');
    const words = await screen.findByText('Solicitud enviada correctamente');
    await expect(getComputedStyle(words).pointerEvents).toBe('none');
    await letPass(BRIEF_MS - 1);
    await expect(words).toBeInTheDocument();
    await letPass(1);
    await waitFor(() =>
      expect(screen.queryByText('Solicitud enviada correctamente')).not.toBeInTheDocument(),
    );
  },
};

export const ConAccion: Story = {
  play: async ({ canvas }) => {
    deshacer.mockClear();
    await press(canvas, 'Con Deshacer');
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await expect(deshacer).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(screen.queryByText('Tiempo de I1l_O0scar pausado')).not.toBeInTheDocument(),
    );
    await press(canvas, 'Con Deshacer');
    await screen.findByText('Tiempo de I1l_O0scar pausado');
  },
};

export const Fallo: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Error');
    await expect(
      getComputedStyle(await screen.findByText('Ascenso no encontrado')).pointerEvents,
    ).toBe('auto');
    await press(screen, 'Cerrar aviso');
    await waitFor(() =>
      expect(screen.queryByText('Ascenso no encontrado')).not.toBeInTheDocument(),
    );
    toast.error({ text: 'Ascenso no encontrado' });
    await screen.findByText('Ascenso no encontrado');
    await letPass(LONG_MS);
    await waitFor(() =>
      expect(screen.queryByText('Ascenso no encontrado')).not.toBeInTheDocument(),
    );
    toast.error({ text: 'Ascenso no encontrado' });
    await screen.findByText('Ascenso no encontrado');
  },
};

export const Varios: Story = {
  play: async () => {
    toast.error({ text: 'La firma no esta disponible' });
    toast.info({ text: 'Hay una versión nueva del portal.' });
    toast.error({
      text: 'No se pudo guardar porque alguien cambió estos datos mientras los editabas. Vuelve a cargar la lista y repite tu cambio.',
      action: { label: 'Recargar', onPress: deshacer },
    });
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(3);
  },
};
