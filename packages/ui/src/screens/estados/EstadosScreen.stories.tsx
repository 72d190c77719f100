import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectOnce,
  findQuestion,
  openQuestion,
  press,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { EstadosScreen } from './EstadosScreen';
import type { Estado, EstadosScreenProps } from './EstadosScreenProps';

const ESTADO: Estado = {
  id: 14,
  mensaje: 'De guardia en la puerta norte hasta las ocho',
  usuarioNombre: 'Oficial',
};
const soloUno = 'Una persona tiene un estado como mucho: aquí no hay filas.';

const meta = {
  id: 'pantallas-estados',
  title: 'Pantallas/Estados',
  component: EstadosScreen,
  parameters: { estados: { MuchasFilas: soloUno } },
  args: {
    state: ready({ estado: ESTADO }),
    usuario: 'Oficial',
    ve: true,
    onSet: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
} satisfies Meta<typeof EstadosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const borra = async (canvas: Canvas) =>
  press(await openQuestion(canvas, 'Borrar estado', '¿Borrar tu estado?'), 'Borrar');

/** A user with a status sees no form (EST-01, EST-03). */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(ESTADO.mensaje)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await borra(canvas);
    await expectOnce(args.onDelete, ESTADO.id);
    await closed();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

/** The form by keyboard. Validation stops an empty or too long text (EST-02, EST-04, EST-06). */
export const Vacio: Story = {
  args: { state: ready({ estado: null }) },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Mensaje' });
    await step('No admite un mensaje vacío', async () => {
      field.focus();
      await userEvent.keyboard('{Enter}');
      await expectOnce(onAviso, 'No dejes campos vacios');
    });
    await step('Ni de más de cien caracteres', async () => {
      await userEvent.click(field);
      await userEvent.paste('ñ'.repeat(101));
      await expect(field).toHaveAccessibleDescription(/Sobra 1 carácter\./);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(onAviso).toHaveBeenLastCalledWith('No mas de 100 caracteres'));
      await expect(args.onSet).not.toHaveBeenCalled();
    });
    await step('Publica el estado', async () => {
      await userEvent.clear(field);
      await userEvent.paste('De guardia 🌙');
      await expect(canvas.getByText('De guardia 🌙')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expectOnce(args.onSet, 'De guardia 🌙');
    });
  },
};

export const BorraYEscribe: Story = {
  render: function Changing(args: EstadosScreenProps) {
    const [estado, setEstado] = useState<Estado | null>(ESTADO);
    return (
      <EstadosScreen
        {...args}
        state={ready({ estado })}
        onDelete={async () => setEstado(null)}
        onSet={async (mensaje) => setEstado({ ...ESTADO, id: 15, mensaje })}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const staysOnPage = async () => {
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
      await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
    };
    await borra(canvas);
    await closed();
    await expect(canvas.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('');
    await staysOnPage();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mensaje' }), 'De vuelta');
    await press(canvas, 'Publicar');
    await expect(await canvas.findByRole('button', { name: 'Borrar estado' })).toBeVisible();
    await staysOnPage();
  },
};

/** A user who has switched off the strip of statuses reads why they do not see their own status. */
export const CintaApagada: Story = {
  args: { ve: false },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('note')).toHaveTextContent('tú tienes la cinta de estados apagada'),
};

/**
 * Another device has set a status meanwhile: the status appears, and a notice shows the refusal.
 */
export const YaTenia: Story = {
  render: function Late(args: EstadosScreenProps) {
    const [estado, setEstado] = useState<Estado | null>(null);
    const onSet = (mensaje: string) => {
      setEstado(ESTADO);
      return args.onSet(mensaje);
    };
    return <EstadosScreen {...args} state={ready({ estado })} onSet={onSet} />;
  },
  args: {
    onSet: fn(() =>
      Promise.reject(refusal('Ya tienes un estado. Bórralo antes de poner otro.', 409)),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mensaje' }), 'Hola{Enter}');
    await waitFor(() =>
      expect(onAviso).toHaveBeenCalledWith('Ya tienes un estado. Bórralo antes de poner otro.'),
    );
    await expect(canvas.getByText(ESTADO.mensaje)).toBeVisible();
  },
};

/** A manager has deleted the status meanwhile: the refusal is shown although the status is gone. */
export const YaBorrado: Story = {
  render: function Late(args: EstadosScreenProps) {
    const [estado, setEstado] = useState<Estado | null>(ESTADO);
    const onDelete = (id: number) => {
      setEstado(null);
      return args.onDelete(id);
    };
    return <EstadosScreen {...args} state={ready({ estado })} onDelete={onDelete} />;
  },
  args: { onDelete: fn(() => Promise.reject(refusal('Ese estado no existe.', 404))) },
  play: async ({ canvas, canvasElement }) => {
    await borra(canvas);
    const refused = await findQuestion('No se pudo borrar');
    await expect(refused.getByRole('alert')).toHaveTextContent('Ese estado no existe.');
    await press(refused, 'Volver');
    await closed();
    await expect(canvas.getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
    await waitFor(() =>
      expect(canvasElement).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

export const Publicando: Story = {
  args: { state: ready({ estado: null }), onSet: fn(forever) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Mensaje' }), 'Hola{Enter}{Enter}');
    await expectOnce(args.onSet, 'Hola');
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready({ estado: { ...ESTADO, usuarioNombre: LONG_NAME, mensaje: 'a'.repeat(100) } }),
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
