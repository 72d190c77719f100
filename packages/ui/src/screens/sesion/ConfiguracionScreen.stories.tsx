import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectOnce } from '../../docs/storyActs';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import type { ConfiguracionScreen } from './ConfiguracionScreen';
import { CONFIGURACION_META } from './storyConfiguracion';

const yaEsta = 'Todo viene con la sesión, que ya está cargada.';

const meta = {
  id: 'pantallas-configuracion',
  title: 'Pantallas/Configuración',
  ...CONFIGURACION_META,
  parameters: {
    estados: {
      Cargando: yaEsta,
      Vacio: yaEsta,
      ErrorDeCarga: yaEsta,
      SinPermiso: 'Es de cada quien.',
      MuchasFilas: 'No muestra filas.',
    },
  },
} satisfies Meta<typeof ConfiguracionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const switchOf = (canvas: Canvas, name: string) => canvas.getByRole('switch', { name });

/** Each switch sends the name of its own setting, and keeps its new position (CFG-01, CFG-02). */
export const ConDatos: Story = {
  play: async ({ canvas, args, step }) => {
    await expect(switchOf(canvas, 'Mostrar los estados')).toBeChecked();
    const app = switchOf(canvas, 'Avisos de la app');
    await step('Enciende y apaga un aviso', async () => {
      await userEvent.click(app);
      await expectOnce(args.onChangeConfig, 'app');
      await expect(app).toBeChecked();
      await userEvent.click(app);
      await waitFor(() => expect(args.onChangeConfig).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(app).not.toBeChecked());
    });
    await step('Cada interruptor dice lo suyo', async () => {
      await userEvent.click(switchOf(canvas, 'Mostrar los estados'));
      await expect(args.onChangeConfig).toHaveBeenLastCalledWith('estados');
      await expect(canvas.getByRole('link', { name: 'Seguridad de la cuenta' })).toHaveAttribute(
        'href',
        '/seguridad',
      );
    });
  },
};

/** The switch is optimistic: it moves before the answer, and a second click sends nothing. */
export const CambiandoUnAviso: Story = {
  args: { onChangeConfig: fn(forever) },
  play: async ({ canvas, args }) => {
    const app = switchOf(canvas, 'Avisos de la app');
    await userEvent.click(app);
    await expect(app).toBeChecked();
    await userEvent.click(app);
    await expect(app).toBeChecked();
    await expect(args.onChangeConfig).toHaveBeenCalledTimes(1);
  },
};

export const AvisoRechazado: Story = {
  args: { onChangeConfig: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ canvas, args }) => {
    const app = switchOf(canvas, 'Avisos de la app');
    await userEvent.click(app);
    await waitFor(() =>
      expect(app).toHaveAccessibleDescription(expect.stringContaining(SERVER_DOWN)),
    );
    await expect(app).not.toBeChecked();
    await userEvent.click(app);
    await waitFor(() => expect(args.onChangeConfig).toHaveBeenCalledTimes(2));
  },
};

export const EligeSeparador: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Punto y coma (;)' }));
    await expectOnce(args.onSeparador, ';');
  },
};

export const EligeTema: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Como el sistema' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Oscuro' }));
    await expectOnce(args.onTema, 'oscuro');
  },
};
