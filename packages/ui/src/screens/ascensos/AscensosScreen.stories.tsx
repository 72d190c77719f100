import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button';
import { held } from '../../docs/held';
import { expectOnce, press, pressWithKeyboard, ready } from '../../docs/storyActs';
import { CROWD, SERVER_DOWN } from '../storyData';
import { AscensosScreen } from './AscensosScreen';
import type { AscensosScreenProps } from './AscensosScreenProps';
import { ASCENSOS_META } from './storyMeta';

const meta = { id: 'pantallas-ascensos', title: 'Pantallas/Ascensos', ...ASCENSOS_META } satisfies Meta<typeof AscensosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The main act: everything the record tells, and the request sent once however often the button is pressed. */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    for (const text of ['Supervisora', 'GAR - Aspirante - OFI', 'Disponible ahora']) await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Enviar Solicitud' }));
    await expectOnce(args.onSend, 6);
    const sent = await canvas.findByText(/Solicitud enviada correctamente/);
    await waitFor(() => expect(sent.parentElement).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Enviar Solicitud' })).not.toBeInTheDocument();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ personas: [] }), buscado: null, busqueda: { kind: 'idle' } } };

export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Reintentar');
    await expect(args.state.kind === 'error' && args.state.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready({ personas: CROWD }) } };

/** As the app does it: nobody is looked up before somebody is asked for. */
function InTheApp(props: AscensosScreenProps) {
  return <AscensosScreen {...props} busqueda={props.buscado === null ? { kind: 'idle' } : props.busqueda} />;
}

/** From the search to the request without a mouse; searching for nobody says so first. */
export const SoloTeclado: Story = {
  args: { buscado: null },
  render: held(InTheApp, { buscado: 'onSearch' }),
  play: async ({ args, canvas, step }) => {
    const picker = canvas.getByRole('combobox', { name: 'Usuario' });
    await step('Sin elegir a nadie, pide a alguien', async () => {
      await pressWithKeyboard(canvas, 'Buscar');
      await waitFor(() => expect(picker).toHaveAccessibleDescription('Selecciona un usuario'));
      await expectOnce(args.onAviso, 'Selecciona un usuario');
      await expect(args.onSearch).not.toHaveBeenCalled();
      await waitFor(() => expect(picker).toHaveFocus());
    });
    await step('Elige a alguien', async () => {
      await userEvent.keyboard('recl');
      await screen.findByRole('option', { name: 'Recluta' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(picker).toHaveValue('Recluta'));
    });
    await step('Lo busca', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expectOnce(args.onSearch, 6);
      await canvas.findByRole('heading', { name: 'Recluta' });
    });
    await step('Envía la solicitud', async () => {
      await userEvent.keyboard('{Tab}{Enter}');
      await expectOnce(args.onSend, 6);
      await canvas.findByText(/Solicitud enviada correctamente/);
    });
  },
};

/** Back in the browser: the record before comes back, and the field says whose it is. */
export const VuelveAtras: Story = {
  render: (args) => <WithBack {...args} />,
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('combobox', { name: 'Usuario' });
    await waitFor(() => expect(picker).toHaveValue('Recluta'));
    await press(canvas, 'Atrás');
    await waitFor(() => expect(picker).toHaveValue('Agente'));
    await press(canvas, 'Atrás del todo');
    await waitFor(() => expect(picker).toHaveValue(''));
    await expect(canvas.getByRole('heading', { name: 'Busca a quien quieras ascender' })).toBeVisible();
  },
};

function WithBack(props: AscensosScreenProps) {
  const [buscado, setBuscado] = useState<number | null>(6);
  return (
    <>
      <Button onPress={() => setBuscado(5)}>Atrás</Button>
      <Button onPress={() => setBuscado(null)}>Atrás del todo</Button>
      <InTheApp {...props} buscado={buscado} />
    </>
  );
}

export const AntesDeBuscar: Story = { args: { buscado: null, busqueda: { kind: 'idle' } } };
export const Buscando: Story = { args: { busqueda: { kind: 'loading' } } };
export const NoEncontrado: Story = {
  args: { busqueda: { kind: 'notFound' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Ascenso no encontrado'),
};
export const FallaLaBusqueda: Story = { args: { busqueda: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
