import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectOnce, press, ready } from '../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../storyData';
import { EscalaPaso } from './EscalaPaso';

const plantilla = <Nombre extends 'policia' | 'seguridad' | 'vacia'>(
  nombre: Nombre,
  titulo: string,
  ...categorias: string[]
) => ({
  nombre,
  titulo,
  categorias: categorias.map((one, at) => ({ nombre: one, misiones: at + 1 })),
});

const meta = {
  id: 'pantallas-preparar-escala',
  title: 'Pantallas/Preparar la agencia/Escalafón',
  component: EscalaPaso,
  parameters: {
    estados: { Vacio: 'Los escalafones vienen con el portal.', MuchasFilas: 'Son tres.' },
  },
  args: {
    state: ready({
      plantillas: [
        plantilla(
          'policia',
          'Policía',
          'Ingreso',
          'Patrulla',
          'Cabos',
          'Oficiales',
          'Inspección',
          'Comisaría',
          'Fundación',
        ),
        plantilla(
          'seguridad',
          'Seguridad',
          'Ingreso',
          'Accesos',
          'Vigilancia',
          'Escolta',
          'Fundación',
        ),
        plantilla('vacia', 'Vacía', 'Ingreso', 'Fundación'),
      ],
    }),
    onUsar: fn(async () => undefined),
    onDone: fn(),
  },
} satisfies Meta<typeof EscalaPaso>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Seguridad' }));
    await expect(canvas.getByRole('list', { name: 'Categorías de Seguridad' })).toHaveTextContent(
      'Vigilancia',
    );
    await press(canvas, 'Usar este escalafón');
    await expectOnce(args.onUsar, 'seguridad');
    await expectOnce(args.onDone);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const Rechazada: Story = {
  args: {
    onUsar: fn(() =>
      Promise.reject(refusal('Alguien ha cambiado el escalafón mientras tanto.', 409)),
    ),
  },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Usar este escalafón');
    await expect(
      await canvas.findByText('Alguien ha cambiado el escalafón mientras tanto.'),
    ).toBeVisible();
    await expect(args.onDone).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Abrir el editor' })).toHaveAttribute(
      'href',
      '/agencia/escalafon',
    );
  },
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
