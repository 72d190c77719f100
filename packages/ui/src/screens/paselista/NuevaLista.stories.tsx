import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { OFICIAL, SERVER_DOWN } from '../storyData';
import { TIEMPOS, tiempoDe } from '../tiempos/storyTiempos';
import type { PaseListaScreen } from './PaseListaScreen';
import { datos, MEZCLADA, mark, names, opened } from './storyLista';
import { history, LISTA_META } from './storyMeta';
import { MUCHOS, PASES, paseHace } from './storyPases';

const meta = {
  id: 'pantallas-pase-lista-nueva',
  title: 'Pantallas/Pase Lista/Nueva lista',
  ...LISTA_META,
} satisfies Meta<typeof PaseListaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('Están todos, y quien queda al cargo', async () => {
      await opened(canvas);
      await expect(names(canvas)).toEqual([
        'Agente',
        'elPatio83',
        'I1l_O0scar',
        'Recluta',
        'Ronda-Nocturna',
        'Sra.Quintana',
      ]);
      await waitFor(() =>
        expect(canvas.getByRole('combobox', { name: 'Queda al cargo' })).toHaveValue('Supervisora'),
      );
    });
    await step('Marca a una y después al resto', async () => {
      await userEvent.click(mark(canvas, 'Recluta', 'Pausado'));
      await expect(mark(canvas, 'Recluta', 'Pausado')).toBeChecked();
      await press(canvas, 'Marcar al resto como sumados');
      await expect(canvas.getByText('5 sumados · 1 pausado')).toBeVisible();
    });
    await step('Quita las marcas', async () => {
      // Pressing a mark again removes it.
      await userEvent.click(mark(canvas, 'Recluta', 'Pausado'));
      await expect(canvas.getByText('5 sumados · 1 sin marcar')).toBeVisible();
      await press(canvas, 'Quitar las marcas');
      await expect(canvas.getByText('6 sin marcar')).toBeVisible();
    });
  },
};

export const PorEncima: Story = {
  args: {
    datos: datos([tiempoDe(9, { mins: 20 }, { id_categoria: 7 }), ...TIEMPOS.slice(0, 1)]),
  },
  play: async ({ canvas }) => {
    await opened(canvas);
    const marks = (usuario: string) =>
      within(canvas.getByRole('radiogroup', { name: usuario }))
        .getAllByRole('radio')
        .map((one) => one.textContent);
    await expect(marks('Sra.Quintana')).toEqual(['Sumado']);
    await expect(canvas.getByText('no está por debajo de ti')).toBeVisible();
    await expect(marks('Recluta')).toEqual(['Sumado', 'Pausado', 'Fuera de base']);
  },
};

export const SoloTeclado: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await opened(canvas);
    mark(canvas, 'Agente', 'Sumado').focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(mark(canvas, 'Agente', 'Pausado')).toBeChecked();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(mark(canvas, 'Agente', 'Fuera de base')).toBeChecked();
    await expect(canvas.getByText('1 fuera de base · 5 sin marcar')).toBeVisible();
  },
};

export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { borrador: MEZCLADA },
  play: async ({ canvas }) => {
    await opened(canvas);
    for (const name of ['Sumado', 'Pausado', 'Fuera de base']) {
      const { width, height } = mark(canvas, 'Agente', name).getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(
      canvas.getByRole('button', { name: 'Enviar lista' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const YaPasada: Story = {
  args: {
    state: history([paseHace(2, 13, { encargadoNombre: 'Supervisora' }), ...PASES], true),
    borrador: MEZCLADA,
  },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(
      canvas.getByText('Ya se pasó lista hace poco. Se podrá pasar otra en 28 minutos.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar lista' })).toBeDisabled();
  },
};

export const SinFichar: Story = {
  args: { viewer: { ...OFICIAL, fichaje: false } },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(canvas.getByRole('link', { name: 'Ir a Fichaje' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enviar lista' })).toBeDisabled();
  },
};

export const Vacio: Story = {
  args: { datos: datos([]) },
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nadie tiene un tiempo abierto' }),
    ).toBeVisible();
    await press(canvas, 'Volver al historial');
    await expectOnce(args.onWriting, false);
  },
};

/** The viewer's own time is not part of the roll call. */
export const SoloElPropio: Story = {
  args: { datos: datos([tiempoDe(4, { mins: 20 })]) },
  play: async ({ canvas }) =>
    expect(
      await canvas.findByRole('heading', { name: 'Nadie más tiene un tiempo abierto' }),
    ).toBeVisible(),
};
export const Cargando: Story = { args: { datos: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { datos: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { datos: { kind: 'forbidden' } } };

export const MuchasFilas: Story = {
  args: { datos: datos(MUCHOS) },
  play: async ({ canvas }) => {
    await opened(canvas);
    await press(canvas, 'Marcar a todos como sumados');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar en la lista' }), '27');
    await waitFor(() => expect(names(canvas)).toEqual(['Persona-27']));
    await userEvent.click(mark(canvas, 'Persona-27', 'Fuera de base'));
    await expect(canvas.getByText('39 sumados · 1 fuera de base')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(names(canvas)).toHaveLength(40));
  },
};

export const NombresAnchos: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    datos: datos(
      TIEMPOS.map((tiempo) => ({
        ...tiempo,
        bajoNombre: 'W'.repeat(32),
        altoNombre: 'W'.repeat(32),
      })).slice(0, 1),
    ),
  },
  play: async ({ canvas }) => {
    await opened(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
