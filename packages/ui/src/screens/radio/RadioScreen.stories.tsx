import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { RadioScreen } from './RadioScreen';

const always = 'lo que suena llega de fuera y nunca bloquea la página';

const meta = {
  id: 'pantallas-radio',
  title: 'Pantallas/Radio',
  component: RadioScreen,
  parameters: {
    estados: {
      Cargando: always,
      ErrorDeCarga: always,
      SinPermiso: 'es una página pública',
      MuchasFilas: 'muestra una sola emisora',
    },
  },
  args: {
    sound: 'stopped',
    info: { dj: 'DonFabián', oyentes: 12, cancion: 'Sirenas de la Bahía - Ronda nocturna' },
    onToggle: fn(),
    volumen: 80,
    onVolumen: fn(),
  },
} satisfies Meta<typeof RadioScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('DonFabián')).toBeVisible();
    await expect(canvas.getByText('12 oyentes')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Canción' })).toHaveTextContent(
      'Ronda nocturna',
    );
    await press(canvas, 'Escuchar');
    await expectOnce(args.onToggle);
  },
};
export const Sonando: Story = { args: { sound: 'playing' } };
export const Conectando: Story = { args: { sound: 'connecting' } };

export const SinInformacion: Story = { args: { sound: 'playing', info: null } };

export const SinRespuesta: Story = {
  args: { sound: 'failed', info: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La emisora no responde ahora.');
    await press(canvas, 'Reintentar');
    await expectOnce(args.onToggle);
  },
};

export const Vacio: Story = { args: { sound: 'off', info: null } };
export const VacioParaLaDuenia: Story = {
  args: { sound: 'off', info: null, isDuenia: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Añadir la emisora' })).toHaveAttribute(
      'href',
      '/agencia/enlaces',
    ),
};

export const TextosLargosEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    sound: 'playing',
    info: {
      dj: 'UnNombreDeTreintaYDosCaracteres_',
      oyentes: 1,
      cancion: 'Una canción de título interminable - '.repeat(3),
    },
  },
};
