import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectOnce,
  findQuestion,
  openDialog,
  openQuestion,
  pick,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { forever, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { EmpleadoMesScreen } from './EmpleadoMesScreen';
import type { Empleado, EmpleadoMesScreenProps } from './EmpleadoMesScreenProps';
import { EMPLEADOS, LARGO, THOUSAND } from './storyEmpleados';

const meta = {
  id: 'pantallas-empleadomes',
  title: 'Pantallas/Empleado del Mes',
  component: EmpleadoMesScreen,
  args: {
    state: ready({ empleados: EMPLEADOS }),
    personas: { kind: 'ready', data: { personas: PERSONAS } },
    onAdd: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof EmpleadoMesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button in the carousel: the history below has a button with the same name. */
const sacarOf = (canvas: Canvas, usuario: string) =>
  within(canvas.getByRole('region', { name: 'Empleados del mes' })).getByRole('button', {
    name: `Sacar: ${usuario}`,
  });

/** Only current employees can be removed (EPM-02, EPM-03, EPM-06, EPM-07). */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: /de 4$/ })).toHaveLength(4);
    await expect(canvas.getByText('7 entradas')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Sacar: Oficial' })).toHaveLength(2);
    await expect(
      canvas.queryByRole('button', { name: 'Sacar: Supervisora' }),
    ).not.toBeInTheDocument();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ empleados: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready({ empleados: THOUSAND }) } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const TextoLargo: Story = { args: { state: ready({ empleados: LARGO }) } };
export const NadieAhora: Story = {
  args: { state: ready({ empleados: EMPLEADOS.filter(({ estado }) => estado === 1) }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ahora no hay nadie: la portada no muestra empleados del mes.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Sacar/ })).not.toBeInTheDocument();
  },
};

/** The user chooses several people, drops one and adds the rest (EPM-01, EPM-08). */
export const Agrega: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Añadir empleados');
    const picker = dialog.getByRole('combobox', { name: 'Usuarios' });
    await step('Dice lo que falta', async () => {
      await press(dialog, 'Añadir');
      await expectOnce(onAviso, 'Selecciona un usuario');
      await waitFor(() => expect(picker).toHaveFocus());
      await expect(picker).toHaveAccessibleDescription(/Selecciona un usuario/);
    });
    await step('Quien ya está no se ofrece', async () => {
      await userEvent.type(picker, 'Oficial');
      await expect(await screen.findByText('Nadie coincide con «Oficial».')).toBeVisible();
      await userEvent.clear(picker);
    });
    await step('Elige a tres', async () => {
      await pick(dialog, 'Usuarios', 'recl', 'Recluta');
      await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
      await expect(dialog.getByRole('combobox')).toHaveValue('');
      await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
      await pick(dialog, 'Usuarios', 'superv', 'Supervisora');
      await pick(dialog, 'Usuarios', 'patio', 'elPatio83');
    });
    await step('Quita a una', async () => {
      const chosen = await dialog.findByRole('list', { name: 'Elegidos' });
      await expect(within(chosen).getAllByRole('listitem')).toHaveLength(3);
      await press(dialog, 'Quitar: Supervisora');
      await expect(within(chosen).getAllByRole('listitem')).toHaveLength(2);
    });
    await step('Los añade', async () => {
      await press(dialog, 'Añadir');
      await expectOnce(args.onAdd, [6, 10]);
      await closed();
    });
  },
};

export const AgregaConTeclado: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas, 'Añadir empleados');
    dialog.getByRole('combobox', { name: 'Usuarios' }).focus();
    await userEvent.keyboard('reclu');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Recluta' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Quitar: Recluta' })).toBeVisible();
    await pressWithKeyboard(dialog, 'Añadir');
    await expectOnce(args.onAdd, [6]);
    await closed();
  },
};

export const YaLoEra: Story = {
  args: {
    onAdd: fn(() =>
      Promise.reject(
        Object.assign(refusal('Recluta ya es empleado del mes.', 409), { campo: 'usuarios' }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Añadir empleados');
    await pick(dialog, 'Usuarios', 'recl', 'Recluta');
    await userEvent.click(await dialog.findByRole('button', { name: 'Añadir' }));
    await waitFor(() =>
      expect(dialog.getByRole('combobox', { name: 'Usuarios' })).toHaveAccessibleDescription(
        /Recluta ya es empleado del mes\./,
      ),
    );
    await expect(dialog.getByRole('button', { name: 'Quitar: Recluta' })).toBeVisible();
  },
};

export const SinPersonas: Story = {
  args: { personas: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Añadir empleados');
    await waitFor(() => expect(dialog.getByText(SERVER_DOWN)).toBeVisible());
  },
};

export const Saca: Story = {
  render: function Removing(args: EmpleadoMesScreenProps) {
    const [empleados, setEmpleados] = useState(EMPLEADOS);
    const onRemove = async (one: Empleado) => {
      await args.onRemove(one);
      setEmpleados((now) =>
        now.map((other) =>
          other.id === one.id ? { ...other, estado: 1, hasta: '2026-11-21T18:30:00.000Z' } : other,
        ),
      );
    };
    return <EmpleadoMesScreen {...args} state={ready({ empleados })} onRemove={onRemove} />;
  },
  play: async ({ args, canvas, canvasElement }) => {
    sacarOf(canvas, 'Ronda-Nocturna').focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Sacar del mes?' });
    await expect(dialog).toHaveTextContent(
      'Ronda-Nocturna dejará de verse en la portada y quedará en el historial.',
    );
    await press(dialog, 'Sacar');
    await expectOnce(args.onRemove, EMPLEADOS[0]);
    await closed();
    await expect(
      canvas.queryByRole('button', { name: 'Sacar: Ronda-Nocturna' }),
    ).not.toBeInTheDocument();
    await waitFor(() =>
      expect(canvasElement).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

export const YaSacado: Story = {
  args: { onRemove: fn(() => Promise.reject(refusal('Fundadora ya sacó a Agente.', 409))) },
  play: async ({ canvas }) => {
    await userEvent.click(sacarOf(canvas, 'Agente'));
    const refused = await openQuestion(
      await findQuestion('¿Sacar del mes?'),
      'Sacar',
      'No se pudo sacar',
    );
    await expect(refused.getByRole('alert')).toHaveTextContent('Fundadora ya sacó a Agente.');
  },
};

export const Sacando: Story = {
  args: { onRemove: fn(forever) },
  play: async ({ canvas }) => {
    await userEvent.click(sacarOf(canvas, 'Agente'));
    const dialog = await findQuestion('¿Sacar del mes?');
    await press(dialog, 'Sacar');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};
