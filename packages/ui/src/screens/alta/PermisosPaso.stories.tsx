import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choose, expectOnce, press, ready } from '../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../storyData';
import { PermisosPaso } from './PermisosPaso';

const CATEGORIAS = [
  'Ingreso',
  'Vigilancia',
  'Patrulla',
  'Cabos',
  'Oficiales',
  'Inspección',
  'Gerencia',
  'Fundación',
];

const meta = {
  id: 'pantallas-preparar-permisos',
  title: 'Pantallas/Preparar la agencia/Permisos',
  component: PermisosPaso,
  parameters: {
    estados: { Vacio: 'Todo escalafón tiene categorías.', MuchasFilas: 'Son tres preguntas.' },
  },
  args: {
    state: ready({
      categorias: CATEGORIAS.map((nombre, i) => ({ nivel: i + 1, nombre })),
      reparto: { ascienden: 5, tiempos: 5, deciden: 7 },
    }),
    onGuardar: fn(async () => undefined),
    onDone: fn(),
  },
} satisfies Meta<typeof PermisosPaso>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas, /Quién lleva los tiempos y pasa lista/, 'Cabos y superiores');
    await press(canvas, 'Repartir así');
    await expectOnce(args.onGuardar, { ascienden: 5, tiempos: 4, deciden: 7 });
    await expectOnce(args.onDone);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const SoloLaDuenia: Story = {
  args: {
    state: ready({
      categorias: CATEGORIAS.map((nombre, i) => ({ nivel: i + 1, nombre })),
      reparto: { ascienden: null, tiempos: null, deciden: null },
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByText('Nadie más que yo').length).toBeGreaterThan(0);
    await press(canvas, 'Repartir así');
    await expectOnce(args.onGuardar, { ascienden: null, tiempos: null, deciden: null });
  },
};

export const Rechazada: Story = {
  args: {
    onGuardar: fn(() =>
      Promise.reject(refusal('Alguien ha cambiado el escalafón mientras tanto.', 409)),
    ),
  },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Repartir así');
    await expect(
      await canvas.findByText('Alguien ha cambiado el escalafón mientras tanto.'),
    ).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
