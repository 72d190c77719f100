import { REGISTRO } from '@garita/domain/sesion/cuenta.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { withCara } from '../../docs/withCara';
import { forever, LONG_NAME, refusal } from '../storyData';
import type { LoginDialog } from './LoginDialog';
import { findFields, giveClave, LOGIN_META } from './storyLogin';

const meta = { id: 'pantallas-sesion', title: 'Pantallas/Sesión', ...LOGIN_META } satisfies Meta<
  typeof LoginDialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The main act by keyboard only: the focus starts at the name, and Enter submits. */
export const Ingresa: Story = {
  play: async ({ args }) => {
    const { usuario, clave } = await findFields();
    await waitFor(() => expect(usuario).toHaveFocus());
    await userEvent.keyboard('Recluta');
    await userEvent.tab();
    await expect(clave).toHaveFocus();
    await userEvent.keyboard('garita-demo{Enter}');
    await expectOnce(args.onLogin, { usuario: 'Recluta', clave: 'garita-demo' });
    await expect(onAviso).not.toHaveBeenCalled();
    await expect(usuario).toHaveAttribute('autocomplete', 'username');
    await expect(clave).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const PuertaDeLaAgencia: Story = {
  decorators: [withCara()],
  play: async () => {
    const { dialog } = await findFields();
    await expect(dialog.getByRole('img', { name: 'Agencia Faro' })).toBeVisible();
  },
};

export const CamposVacios: Story = {
  play: async ({ args }) => {
    const { dialog, usuario, clave } = await findFields();
    await press(dialog, 'Ingresar');
    await waitFor(() => expect(usuario).toHaveAccessibleDescription('Hay Campos Vacios'));
    await expectOnce(onAviso, 'Hay Campos Vacios');
    await userEvent.type(usuario, 'Recluta{Enter}');
    await waitFor(() => expect(clave).toHaveAccessibleDescription('Hay Campos Vacios'));
    await waitFor(() => expect(clave).toHaveFocus());
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const Ingresando: Story = {
  args: { onLogin: fn(forever) },
  play: async ({ args }) => {
    const { dialog } = await giveClave('Recluta', 'garita-demo{Enter}');
    await dialog.findByRole('progressbar', { name: 'Ingresando' });
    await expect(dialog.getByRole('button', { name: 'Ingresar' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
  },
};

export const Rechazado: Story = {
  args: {
    onLogin: fn(() => Promise.reject(refusal('El usuario o la contraseña no son correctos', 401))),
  },
  play: async ({ args }) => {
    const { dialog, clave } = await giveClave('Recluta', 'equivocada');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'El usuario o la contraseña no son correctos',
    );
    await waitFor(() => expect(clave).toHaveFocus());
    await userEvent.keyboard('otra');
    await expect(clave).toHaveValue('otra');
    await expect(dialog.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RecienRegistrada: Story = {
  args: { bienvenida: { usuario: 'Aspirante22', mensaje: REGISTRO.registrado } },
  play: async ({ args }) => {
    const { dialog, usuario, clave } = await findFields();
    await waitFor(() => expect(dialog.getByText(REGISTRO.registrado)).toBeVisible());
    await expect(usuario).toHaveValue('Aspirante22');
    await waitFor(() => expect(clave).toHaveFocus());
    await userEvent.keyboard('garita-demo{Enter}');
    await expectOnce(args.onLogin, { usuario: 'Aspirante22', clave: 'garita-demo' });
  },
};

export const SinCuenta: Story = {
  play: async ({ args }) => {
    const { dialog } = await findFields();
    await userEvent.click(dialog.getByRole('link', { name: 'Registro' }));
    await expect(args.onRegistro).toHaveBeenCalledTimes(1);
  },
};

export const MuestraLaContrasena: Story = {
  play: async () => {
    const { dialog, clave } = await findFields();
    await userEvent.type(clave, 'garita-demo');
    await expect(clave).toHaveAttribute('type', 'password');
    await press(dialog, 'Mostrar contraseña');
    await expect(clave).toHaveAttribute('type', 'text');
  },
};

export const TextoLargo: Story = {
  args: {
    onLogin: fn(() =>
      Promise.reject(
        refusal('Demasiados intentos. Espera 15 minutos y vuelve a probar. '.repeat(3), 429),
      ),
    ),
  },
  play: async () => {
    const { dialog } = await giveClave(LONG_NAME, 'una contraseña larga que no cabe en el campo');
    await dialog.findByRole('alert');
  },
};

export const SeCierra: Story = {
  play: async ({ args }) => {
    await findFields();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
