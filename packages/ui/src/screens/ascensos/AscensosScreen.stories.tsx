import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button';
import { expectOnce, press, pressWithKeyboard } from '../../docs/storyActs';
import { letPass, timePassed } from '../../docs/storyTime';
import { CROWD, forever, LONG_NAME, OFICIAL, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { AscensosScreen } from './AscensosScreen';
import type { Ascenso, AscensosScreenProps } from './AscensosScreenProps';

const RECLUTA: Ascenso = {
  usuario: 6,
  mision: 'Recluta',
  encargadoNombre: 'Supervisora',
  m_nueva: 'Aspirante',
  firma: null,
  disponible: true,
  date_finaliza: '2026-11-20T18:30:00.000Z',
};
const AGENTE: Ascenso = {
  usuario: 5,
  mision: 'Agente de guardia',
  encargadoNombre: 'Oficial',
  m_nueva: 'Centinela',
  firma: 'AGT',
  disponible: false,
  date_finaliza: '2026-11-24T01:11:00.000Z',
};

const meta = {
  id: 'pantallas-ascensos',
  title: 'Pantallas/Ascensos',
  component: AscensosScreen,
  args: {
    state: { kind: 'ready', data: { personas: PERSONAS } },
    buscado: 6,
    busqueda: { kind: 'ready', data: RECLUTA },
    viewer: OFICIAL,
    siglas: 'GAR',
    now: () => Date.now(),
    onSearch: fn(),
    onSend: fn(async () => undefined),
    onWaitOver: fn(),
    onAviso: fn(),
  },
} satisfies Meta<typeof AscensosScreen>;

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
export const Vacio: Story = { args: { state: { kind: 'ready', data: { personas: [] } }, buscado: null, busqueda: { kind: 'idle' } } };

export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Reintentar');
    await expect(args.state.kind === 'error' && args.state.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: { kind: 'ready', data: { personas: CROWD } } } };

/** As the app holds it: asking for somebody brings their record. */
function AsInTheApp(props: AscensosScreenProps) {
  const [buscado, setBuscado] = useState<number | null>(null);
  const onSearch = (usuario: number) => {
    setBuscado(usuario);
    props.onSearch(usuario);
  };
  return <AscensosScreen {...props} buscado={buscado} busqueda={buscado === null ? { kind: 'idle' } : props.busqueda} onSearch={onSearch} />;
}

/** From the search to the request without a mouse; searching for nobody says so first. */
export const SoloTeclado: Story = {
  render: (args) => <AsInTheApp {...args} />,
  play: async ({ args, canvas }) => {
    const picker = canvas.getByRole('combobox', { name: 'Usuario' });
    await pressWithKeyboard(canvas, 'Buscar');
    await waitFor(() => expect(picker).toHaveAccessibleDescription('Selecciona un usuario'));
    await expectOnce(args.onAviso, 'Selecciona un usuario');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(picker).toHaveFocus());
    await userEvent.keyboard('recl');
    await screen.findByRole('option', { name: 'Recluta' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(picker).toHaveValue('Recluta'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectOnce(args.onSearch, 6);
    await canvas.findByRole('heading', { name: 'Recluta' });
    await userEvent.keyboard('{Tab}{Enter}');
    await expectOnce(args.onSend, 6);
    await canvas.findByText(/Solicitud enviada correctamente/);
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
      <AscensosScreen {...props} buscado={buscado} busqueda={buscado === null ? { kind: 'idle' } : props.busqueda} />
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

export const EnEspera: Story = {
  args: { buscado: 5, busqueda: { kind: 'ready', data: AGENTE } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent('2 días y 6 horas');
    await expect(canvas.getByText('GAR - Centinela - OFI AGT')).toBeVisible();
    await expect(canvas.getByText(/Todavía no ha pasado el tiempo/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enviar Solicitud' })).not.toBeInTheDocument();
  },
};

/** The wait ends on screen: the countdown says so and the record is asked for again. */
export const SeCumple: Story = {
  args: { buscado: 5, busqueda: { kind: 'ready', data: AGENTE }, now: () => Date.parse(AGENTE.date_finaliza) - 400 + timePassed() },
  play: async ({ args, canvas, canvasElement }) => {
    const countdown = canvasElement.querySelector('time');
    await expect(countdown).toHaveTextContent('1 minuto');
    await letPass(400);
    await waitFor(() => expect(countdown).toHaveTextContent('Cumplido'));
    await expectOnce(args.onWaitOver, 5);
    await expect(canvas.queryByText(/solicitud de ascenso pendiente/)).not.toBeInTheDocument();
  },
};

export const Pendiente: Story = {
  args: { buscado: 5, busqueda: { kind: 'ready', data: { ...AGENTE, date_finaliza: '2026-11-21T18:29:59.000Z' } } },
  play: async ({ canvas }) => expect(canvas.getByText(/Ya tiene una solicitud de ascenso pendiente/)).toBeVisible(),
};
export const SinSiguienteMision: Story = {
  args: { buscado: 8, busqueda: { kind: 'ready', data: { ...AGENTE, usuario: 8, mision: 'Centinela', m_nueva: false } } },
};
export const FichaPropia: Story = {
  args: { buscado: 4, busqueda: { kind: 'ready', data: { ...RECLUTA, usuario: 4, mision: 'Oficial de barrera', m_nueva: 'Oficial mayor', firma: 'OFI' } } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Enviar Solicitud' })).not.toBeInTheDocument(),
};
export const CategoriaSuperior: Story = {
  args: { buscado: 3, busqueda: { kind: 'ready', data: { ...RECLUTA, usuario: 3, mision: 'Supervisión', m_nueva: 'Supervisión general', firma: 'SUP' } } },
};

export const Enviando: Story = {
  args: { onSend: fn(forever) },
  play: async ({ canvas }) => {
    await press(canvas, 'Enviar Solicitud');
    await canvas.findByRole('progressbar', { name: 'Enviando la solicitud' });
    await expect(canvas.getByRole('button', { name: 'Enviar Solicitud' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const EnvioRechazado: Story = {
  args: { onSend: fn(() => Promise.reject(refusal('Tu categoría no puede ascender hasta esa misión.', 409))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Enviar Solicitud');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error al enviar solicitud. Tu categoría no puede ascender hasta esa misión.');
    await expect(canvas.getByRole('button', { name: 'Enviar Solicitud' })).toBeEnabled();
  },
};

export const TextoLargo: Story = {
  args: {
    state: { kind: 'ready', data: { personas: [{ id: 5, usuario: LONG_NAME, mision: 'Coordinación general de la barrera norte', id_categoria: 3 }] } },
    buscado: 5,
    busqueda: {
      kind: 'ready',
      data: {
        ...AGENTE,
        mision: 'Coordinación general de la barrera norte',
        m_nueva: 'Coordinación general de la barrera norte y de los accesos del puerto',
        encargadoNombre: LONG_NAME,
      },
    },
  },
};
