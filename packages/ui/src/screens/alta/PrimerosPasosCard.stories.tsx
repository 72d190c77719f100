import { PASOS } from '@garita/domain/alta/primerosPasos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { refusal } from '../storyData';
import { PrimerosPasosCard } from './PrimerosPasosCard';

const pasos = (...hechos: string[]) =>
  PASOS.map(({ id }) => ({ id, hecho: hechos.includes(id) ? (1 as const) : (0 as const) }));

const meta = {
  id: 'pantallas-primerospasos',
  title: 'Pantallas/Inicio/Primeros pasos',
  component: PrimerosPasosCard,
  args: {
    pasos: pasos('escala', 'gente'),
    sinNadie: [],
    asistente: null,
    onMuestra: fn(async () => undefined),
    onCerrar: fn(async () => undefined),
  },
} satisfies Meta<typeof PrimerosPasosCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 de 8')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Hecho Gente/ })).toHaveAttribute(
      'href',
      '/traergente',
    );
    await expect(canvas.getByRole('link', { name: /Por hacer Día de paga/ })).toHaveAttribute(
      'href',
      '/agencia/paga',
    );
    await press(canvas, 'Poner tres de muestra');
    await expectOnce(args.onMuestra);
    await press(canvas, 'No mostrar más');
    await expectOnce(args.onCerrar);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const PreparacionAMedias: Story = {
  args: { asistente: 'aspecto', pasos: pasos('escala') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Seguir con la preparación' })).toHaveAttribute(
      'href',
      '/preparar/aspecto',
    );
  },
};

/** Only the owner has the permissions for the acts of every week. */
export const NadieMasPuede: Story = {
  args: { sinNadie: ['ascensos', 'tiempos', 'ventas', 'pagas'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        /Nadie más que tú puede proponer ascensos, llevar los tiempos y pasar lista, vender ni pagar\. Da esos permisos a una categoría que tenga gente\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Repartir los permisos' })).toHaveAttribute(
      'href',
      '/agencia/permisos',
    );
  },
};

export const TodoHecho: Story = {
  args: { pasos: pasos(...PASOS.map(({ id }) => id)) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Todo en marcha' })).toBeVisible();
    await press(canvas, 'Quitar de aquí');
    await expectOnce(args.onCerrar);
  },
};

export const Rechazado: Story = {
  args: {
    onMuestra: fn(() => Promise.reject(refusal('Ya hay una membresía que se llama así.', 409))),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Poner tres de muestra');
    await expect(await canvas.findByText('Ya hay una membresía que se llama así.')).toBeVisible();
  },
};
