import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../storyData';
import { AsistenteScreen } from './AsistenteScreen';

const meta = {
  id: 'pantallas-preparar-pasos',
  title: 'Pantallas/Preparar la agencia/Pasos',
  component: AsistenteScreen,
  parameters: {
    estados: { Vacio: 'Cada paso tiene los suyos.', MuchasFilas: 'No muestra filas.' },
  },
  args: {
    paso: 'aspecto',
    hechos: ['escala', 'gente'],
    state: { kind: 'ready' },
    onSignIn: fn(),
    onSiguiente: fn(async () => undefined),
    children: <h1>Aspecto</h1>,
  },
} satisfies Meta<typeof AsistenteScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Aspecto' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.getByRole('link', { name: 'Hecho Escalafón' })).toHaveAttribute(
      'href',
      '/preparar/escala',
    );
    // A skipped step is not ticked; a step done on another screen is ticked.
    await expect(
      canvas.getAllByRole('img', { name: 'Hecho' }).map((tick) => tick.parentElement?.textContent),
    ).toEqual(['Quién eres', 'Escalafón', 'Gente']);
    await press(canvas, 'Seguir: Gente');
    await expectOnce(args.onSiguiente);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const ElUltimo: Story = {
  args: { paso: 'gente', children: <h1>Gente</h1> },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Terminar');
    await expectOnce(args.onSiguiente);
  },
};

/** A signed-out user must sign in before the set-up continues. */
export const SinEntrar: Story = {
  args: { state: { kind: 'visitor' } },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Acceder');
    await expectOnce(args.onSignIn);
  },
};

export const Rechazado: Story = {
  args: { onSiguiente: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Seguir: Gente');
    await expect(await canvas.findByText(SERVER_DOWN)).toBeVisible();
  },
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
