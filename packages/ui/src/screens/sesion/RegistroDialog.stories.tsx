import { REGISTRO } from '@garita/domain/sesion/cuenta.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, findDialog, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { forever, LONG_NAME, refusal } from '../storyData';
import { RegistroDialog } from './RegistroDialog';

/** The API client's text when no answer comes. */
const SIN_CONEXION =
  'No se pudo conectar con el portal. Comprueba tu conexión y vuelve a intentarlo.';

const meta = {
  id: 'pantallas-registro',
  title: 'Pantallas/Registro',
  component: RegistroDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    codigo: { kind: 'ready', data: { msg: REGISTRO.ponCodigo, codigo: 'GAR-7K2M9', necesario: 1 } },
    onCopy: fn(),
    onRegister: fn(async () => undefined),
    onSignIn: fn(),
  },
} satisfies Meta<typeof RegistroDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findFields() {
  const dialog = await findDialog('Registro');
  return {
    dialog,
    usuario: dialog.getByLabelText('Nombre de Usuario'),
    clave: dialog.getByLabelText('Contraseña'),
    rclave: dialog.getByLabelText('Confirmar Contraseña'),
    registrarte: dialog.getByRole('button', { name: 'Registrarte' }),
  };
}

async function fillIn(usuario = 'Aspirante22') {
  const fields = await findFields();
  await userEvent.type(fields.usuario, usuario);
  await userEvent.type(fields.clave, 'garita-demo');
  await userEvent.type(fields.rclave, 'garita-demo');
  return fields;
}

/**
 * The main act by keyboard only: the message and the code are shown above the fields, and only the
 * typed values are sent (REG-04 to REG-08, REG-14).
 */
export const SeRegistra: Story = {
  play: async ({ args, step }) => {
    const { dialog, usuario, registrarte } = await findFields();
    await step('Enseña el código antes de nada', async () => {
      await waitFor(() => expect(dialog.getByText(REGISTRO.ponCodigo)).toBeVisible());
      await expect(dialog.getByText('GAR-7K2M9')).toBeVisible();
      await expect(
        dialog.getAllByRole('textbox').map((input) => input.getAttribute('name')),
      ).toEqual(['usuario']);
      await expect(registrarte.offsetWidth).toBe(
        dialog.getByRole('form', { name: 'Registro' }).offsetWidth,
      );
    });
    await step('Se registra sin ratón', async () => {
      await waitFor(() => expect(usuario).toHaveFocus());
      await userEvent.keyboard('Aspirante22{Tab}garita-demo');
      // Skips the button that reveals the password.
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('garita-demo{Enter}');
      await expectOnce(args.onRegister, {
        usuario: 'Aspirante22',
        clave: 'garita-demo',
        rclave: 'garita-demo',
      });
      await expect(onAviso).not.toHaveBeenCalled();
    });
  },
};

export const CopiaElCodigo: Story = {
  play: async ({ args }) => {
    const { dialog } = await findFields();
    await press(dialog, 'Copiar el código');
    await expectOnce(args.onCopy, 'GAR-7K2M9');
  },
};

export const SinVerificacion: Story = {
  args: {
    codigo: {
      kind: 'ready',
      data: { msg: REGISTRO.sinVerificar, codigo: 'GAR-7K2M9', necesario: 0 },
    },
  },
  play: async () => {
    const dialog = await findDialog('Registro');
    await expect(dialog.getByRole('button', { name: 'Registrarte' })).toBeVisible();
    await expect(dialog.queryByText(/GAR-7K2M9/)).not.toBeInTheDocument();
    await expect(
      dialog.queryByRole('region', { name: 'Código de registro' }),
    ).not.toBeInTheDocument();
  },
};

export const ConInvitacion: Story = {
  args: { invitacion: '' },
  play: async ({ args }) => {
    const { dialog } = await fillIn();
    const invitacion = dialog.getByRole('textbox', { name: 'Código de invitación' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(invitacion).toHaveAccessibleDescription(/Escribe tu código de invitación/),
    );
    await waitFor(() => expect(invitacion).toHaveFocus());
    await userEvent.keyboard('h7km-2qxp{Enter}');
    await expectOnce(args.onRegister, {
      usuario: 'Aspirante22',
      clave: 'garita-demo',
      rclave: 'garita-demo',
      invitacion: 'h7km-2qxp',
    });
  },
};

export const ConEnlaceDeInvitacion: Story = {
  args: { invitacion: 'H7KM-2QXP' },
  play: async () => {
    const { dialog, usuario } = await findFields();
    await expect(dialog.getByRole('textbox', { name: 'Código de invitación' })).toHaveValue(
      'H7KM-2QXP',
    );
    await waitFor(() => expect(usuario).toHaveFocus());
  },
};

/**
 * The rules are checked in this order: empty fields, a space in the name, the passwords. The first
 * failure is shown (REG-09 to REG-13).
 */
export const ReglasEnOrden: Story = {
  play: async ({ args, step }) => {
    const { usuario, clave, rclave, registrarte } = await findFields();
    const refuses = async (field: HTMLElement, texto: string) => {
      await userEvent.click(registrarte);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringContaining(texto)),
      );
      await waitFor(() => expect(field).toHaveFocus());
      await expect(onAviso).toHaveBeenLastCalledWith(texto);
    };
    await step('Pide los tres campos', async () => {
      await userEvent.type(usuario, 'con espacio');
      await userEvent.type(clave, 'una clave');
      await refuses(rclave, 'No dejes campos vacios');
    });
    await step('El nombre no lleva espacios', async () => {
      await userEvent.type(rclave, 'otra clave');
      await refuses(usuario, 'Nombre no puede tener espacio');
    });
    await step('Las dos claves han de ser la misma', async () => {
      await userEvent.clear(usuario);
      await userEvent.type(usuario, 'Aspirante22');
      await refuses(rclave, 'Las claves no son las mismas');
      await expect(args.onRegister).not.toHaveBeenCalled();
    });
  },
};

/** While pending, the button is disabled and a second Enter sends nothing (REG-16 to REG-19). */
export const Registrando: Story = {
  args: { onRegister: fn(forever) },
  play: async ({ args }) => {
    const { dialog, registrarte } = await fillIn();
    await userEvent.keyboard('{Enter}{Enter}');
    await dialog.findByRole('progressbar', { name: 'Registrándote' });
    await expect(registrarte).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
  },
};

/** The field that the server names is marked and focused; a notice shows the text too (REG-21). */
export const CampoRechazado: Story = {
  args: {
    onRegister: fn(() =>
      Promise.reject(
        Object.assign(refusal('Ese nombre no se puede usar', 400), { campo: 'usuario' }),
      ),
    ),
  },
  play: async ({ args }) => {
    const { usuario } = await fillIn();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(usuario).toHaveAccessibleDescription(
        expect.stringContaining('Ese nombre no se puede usar'),
      ),
    );
    await waitFor(() => expect(usuario).toHaveFocus());
    await expectOnce(onAviso, 'Ese nombre no se puede usar');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Rechazado: Story = {
  args: { onRegister: fn(() => Promise.reject(refusal(REGISTRO.sinCodigo('GAR-7K2M9'), 409))) },
  play: async ({ args }) => {
    const { dialog, registrarte } = await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'no contiene el código GAR-7K2M9',
    );
    await expectOnce(onAviso, REGISTRO.sinCodigo('GAR-7K2M9'));
    await expect(registrarte).toBeEnabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** When no answer comes, the dialog and a notice say so (REG-22). */
export const SinConexion: Story = {
  args: { onRegister: fn(() => Promise.reject(refusal(SIN_CONEXION, 0))) },
  play: async () => {
    const { dialog } = await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(SIN_CONEXION);
    await expectOnce(onAviso, SIN_CONEXION);
  },
};

export const ObteniendoElCodigo: Story = {
  args: { codigo: { kind: 'loading' } },
  play: async ({ args }) => {
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
  },
};

const retry = fn();
export const SinCodigo: Story = {
  args: { codigo: { kind: 'error', error: SIN_CONEXION, onRetry: retry } },
  play: async ({ args }) => {
    const { dialog } = await fillIn();
    retry.mockClear();
    await press(dialog, 'Reintentar');
    await expectOnce(retry);
    await press(dialog, 'Registrarte');
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
  },
};

export const ConCuenta: Story = {
  play: async ({ args }) => {
    const { dialog } = await findFields();
    await userEvent.click(dialog.getByRole('link', { name: 'Acceder' }));
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};

export const TextoLargo: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    codigo: {
      kind: 'ready',
      data: {
        msg: `${REGISTRO.ponCodigo} ${REGISTRO.sinAvatar}`,
        codigo: 'GARITA-7K2M9-7K2M9',
        necesario: 1,
      },
    },
  },
  play: async () => {
    await fillIn(LONG_NAME);
  },
};
