import { AGENCIA } from '@garita/domain/agencia/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Reloadable } from '../../docs/Reloadable';
import { type Canvas, expectOnce, listClosed, press } from '../../docs/storyActs';
import { keptDraft } from '../../form/keptDraft';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { PrepararScreen } from './PrepararScreen';

const meta = {
  id: 'pantallas-preparar',
  title: 'Pantallas/Preparar la agencia',
  component: PrepararScreen,
  parameters: {
    estados: {
      Vacio: 'Es un formulario.',
      SinPermiso: 'Quien tiene el enlace puede.',
      MuchasFilas: 'No muestra filas.',
    },
  },
  args: {
    state: { kind: 'ready' },
    zona: 'America/Bogota',
    borrador: null,
    onSetUp: fn(async () => undefined),
  },
} satisfies Meta<typeof PrepararScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const submitOf = (canvas: Canvas) => canvas.getByRole('button', { name: 'Preparar la agencia' });

async function fillIn(canvas: Canvas, usuario = 'Fundadora') {
  await userEvent.type(canvas.getByLabelText('Nombre de la agencia'), 'Agencia Garita');
  await userEvent.type(canvas.getByLabelText('Siglas'), 'GAR');
  await userEvent.type(canvas.getByLabelText('Nombre de Usuario'), usuario);
  await userEvent.type(canvas.getByLabelText('Contraseña'), 'garita-demo');
  await userEvent.type(canvas.getByLabelText('Confirmar Contraseña'), 'garita-demo');
}

/** The main act. The browser's zone is preselected. */
export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Zona horaria/ })).toHaveTextContent(
      'Colombia · hora de la capital',
    );
    await fillIn(canvas);
    await userEvent.click(submitOf(canvas));
    const cuenta = { usuario: 'Fundadora', clave: 'garita-demo', rclave: 'garita-demo' };
    await expectOnce(args.onSetUp, {
      nombre: 'Agencia Garita',
      siglas: 'GAR',
      zona: 'America/Bogota',
      ...cuenta,
    });
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const OtraZona: Story = {
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await press(canvas, /Zona horaria/);
    const list = await screen.findByRole('listbox', { name: 'Zona horaria' });
    await userEvent.keyboard('Urug');
    await waitFor(() =>
      expect(within(list).getByRole('option', { name: /^Uruguay/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await listClosed();
    await userEvent.click(submitOf(canvas));
    await expect(args.onSetUp).toHaveBeenCalledWith(
      expect.objectContaining({ zona: 'America/Montevideo' }),
    );
  },
};

/** Errors follow the form's order: the agency's fields first, then the account's. */
export const ReglasEnOrden: Story = {
  play: async ({ canvas, args, step }) => {
    const refuses = async (label: string, texto: string) => {
      await userEvent.click(submitOf(canvas));
      const field = canvas.getByLabelText(label);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringContaining(texto)),
      );
      await waitFor(() => expect(field).toHaveFocus());
    };
    await step('Pide el nombre de la agencia', async () => {
      await refuses('Nombre de la agencia', 'Ponle un nombre a la agencia');
      await userEvent.keyboard('Agencia Garita');
    });
    await step('Pide sus siglas', async () => {
      await refuses('Siglas', 'Pon las siglas de la agencia');
      await userEvent.keyboard('GARITA');
      await refuses('Siglas', 'Las siglas pueden tener hasta 5 letras o números');
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    });
    await step('Pide la primera cuenta', async () => {
      await refuses('Nombre de Usuario', 'No dejes campos vacios');
      await userEvent.keyboard('Fundadora');
      await userEvent.type(canvas.getByLabelText('Contraseña'), 'corta');
      await userEvent.type(canvas.getByLabelText('Confirmar Contraseña'), 'corta');
      await refuses('Contraseña', 'La clave debe contener minimo 8 caracteres');
      await expect(args.onSetUp).not.toHaveBeenCalled();
    });
  },
};

/** A submit shows the error of every field, and the first field with an error takes the focus. */
export const TodasLasFaltas: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Siglas'), 'DEMASIADAS');
    await userEvent.click(submitOf(canvas));
    for (const [label, texto] of [
      ['Nombre de la agencia', 'Ponle un nombre a la agencia'],
      ['Siglas', 'Las siglas pueden tener hasta 5 letras o números'],
      ['Nombre de Usuario', 'No dejes campos vacios'],
      ['Contraseña', 'No dejes campos vacios'],
      ['Confirmar Contraseña', 'No dejes campos vacios'],
    ] as const)
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(texto),
      );
    await waitFor(() => expect(canvas.getByLabelText('Nombre de la agencia')).toHaveFocus());
    await expect(args.onSetUp).not.toHaveBeenCalled();
  },
};

/** The typed values survive a reload, but no password. */
export const TrasRecargar: Story = {
  args: { borrador: 'garita-historia-preparar' },
  render: (args) => (
    <Reloadable>
      <PrepararScreen {...args} />
    </Reloadable>
  ),
  play: async ({ canvas }) => {
    keptDraft.forget('garita-historia-preparar');
    await press(canvas, 'Recargar');
    await fillIn(canvas, '?Que!');
    await press(canvas, 'Recargar');
    await expect(canvas.getByLabelText('Nombre de la agencia')).toHaveValue('Agencia Garita');
    await expect(canvas.getByLabelText('Siglas')).toHaveValue('GAR');
    await expect(canvas.getByLabelText('Nombre de Usuario')).toHaveValue('?Que!');
    await expect(canvas.getByLabelText('Contraseña')).toHaveValue('');
    keptDraft.forget('garita-historia-preparar');
  },
};

export const Preparando: Story = {
  args: { onSetUp: fn(forever) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await userEvent.keyboard('{Enter}{Enter}');
    await canvas.findByRole('progressbar', { name: 'Preparando la agencia' });
    await expect(args.onSetUp).toHaveBeenCalledTimes(1);
  },
};

/** The server refuses a link from an earlier start. */
export const EnlaceInvalido: Story = {
  args: { onSetUp: fn(() => Promise.reject(refusal(AGENCIA.enlaceInvalido, 403))) },
  play: async ({ canvas }) => {
    await fillIn(canvas, LONG_NAME);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(AGENCIA.enlaceInvalido);
  },
};

export const SinEnlace: Story = {
  args: { state: { kind: 'sinEnlace' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/'),
};
export const YaConfigurada: Story = { ...SinEnlace, args: { state: { kind: 'configurada' } } };
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
