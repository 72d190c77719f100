import { LLAVE_NAVEGADOR } from '@garita/domain/factores/llave.textos';
import { REGISTRO } from '@garita/domain/sesion/cuenta.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, findDialog, press } from '../../docs/storyActs';
import { forever, LONG_NAME, refusal } from '../storyData';
import type { Reto } from './FactorForm';
import { LoginDialog } from './LoginDialog';

const meta = {
  id: 'pantallas-sesion',
  title: 'Pantallas/Sesion',
  component: LoginDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    onRegistro: fn(),
    onLogin: fn(async (): Promise<Reto | null> => null),
    onFactor: fn(async () => undefined),
    onLlave: fn(async () => undefined),
    onAviso: fn(),
  },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findFields() {
  const dialog = await findDialog('Iniciar Sesion');
  return { dialog, usuario: dialog.getByLabelText('Nombre de Usuario'), clave: dialog.getByLabelText('Contraseña') };
}

/** The main act with the keyboard only: the focus starts at the name, Enter submits. */
export const Ingresa: Story = {
  play: async ({ args }) => {
    const { usuario, clave } = await findFields();
    await waitFor(() => expect(usuario).toHaveFocus());
    await userEvent.keyboard('Recluta');
    await userEvent.tab();
    await expect(clave).toHaveFocus();
    await userEvent.keyboard('garita-demo{Enter}');
    await expectOnce(args.onLogin, { usuario: 'Recluta', clave: 'garita-demo' });
    await expect(args.onAviso).not.toHaveBeenCalled();
    await expect(usuario).toHaveAttribute('autocomplete', 'username');
    await expect(clave).toHaveAttribute('autocomplete', 'current-password');
  },
};

/** Nothing is sent without both; the text stands at the field and goes out as a notice. */
export const CamposVacios: Story = {
  play: async ({ args }) => {
    const { dialog, usuario, clave } = await findFields();
    await press(dialog, 'Ingresar');
    await waitFor(() => expect(usuario).toHaveAccessibleDescription('Hay Campos Vacios'));
    await expectOnce(args.onAviso, 'Hay Campos Vacios');
    await userEvent.type(usuario, 'Recluta{Enter}');
    await waitFor(() => expect(clave).toHaveAccessibleDescription('Hay Campos Vacios'));
    await waitFor(() => expect(clave).toHaveFocus());
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

/** While the request runs the button is disabled and a second Enter does nothing. */
export const Ingresando: Story = {
  args: { onLogin: fn(forever) },
  play: async ({ args }) => {
    const { dialog, usuario, clave } = await findFields();
    await userEvent.type(usuario, 'Recluta');
    await userEvent.type(clave, 'garita-demo{Enter}{Enter}');
    await dialog.findByRole('progressbar', { name: 'Ingresando' });
    await expect(dialog.getByRole('button', { name: 'Ingresar' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
  },
};

/** The server's words stand in the dialog, and the next key stroke replaces the password. */
export const Rechazado: Story = {
  args: { onLogin: fn(() => Promise.reject(refusal('El usuario o la contraseña no son correctos', 401))) },
  play: async ({ args }) => {
    const { dialog, usuario, clave } = await findFields();
    await userEvent.type(usuario, 'Recluta');
    await userEvent.type(clave, 'equivocada{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El usuario o la contraseña no son correctos');
    await waitFor(() => expect(clave).toHaveFocus());
    await userEvent.keyboard('otra');
    await expect(clave).toHaveValue('otra');
    await expect(dialog.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Who has just registered reads so, and types the password only. */
export const RecienRegistrada: Story = {
  args: { bienvenida: { usuario: 'Aspirante22', mensaje: REGISTRO.registrado } },
  play: async ({ args }) => {
    const { dialog, usuario, clave } = await findFields();
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(REGISTRO.registrado)).toBeVisible());
    await expect(usuario).toHaveValue('Aspirante22');
    await waitFor(() => expect(clave).toHaveFocus());
    await userEvent.keyboard('garita-demo{Enter}');
    await expectOnce(args.onLogin, { usuario: 'Aspirante22', clave: 'garita-demo' });
  },
};

/** Who has no account goes on to Registro. */
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
    onLogin: fn(() => Promise.reject(refusal('Demasiados intentos. Espera 15 minutos y vuelve a probar. '.repeat(3), 429))),
  },
  play: async () => {
    const { dialog, usuario, clave } = await findFields();
    await userEvent.type(usuario, LONG_NAME);
    await userEvent.type(clave, 'una contraseña larga que no cabe en el campo{Enter}');
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

const RETO: Reto = { error: 0, reto: 'x'.repeat(43), formas: ['codigo', 'recuperacion'], opciones: null, msg: 'Falta tu segundo factor' };
const asksForFactor = fn(async (): Promise<Reto | null> => RETO);
const giveClave = async () => {
  const { dialog, usuario, clave } = await findFields();
  await userEvent.type(usuario, 'Oficial');
  await userEvent.type(clave, 'garita-demo{Enter}');
  return { dialog, codigo: await dialog.findByLabelText('Código de tu aplicación') };
};

/** Whoever has a second factor is asked for it once the password was right; the focus is there, and a phone shows its digits. */
export const PideElSegundoFactor: Story = {
  args: { onLogin: asksForFactor },
  play: async ({ args }) => {
    const { dialog, codigo } = await giveClave();
    await waitFor(() => expect(codigo).toHaveFocus());
    await expect(codigo).toHaveAttribute('inputmode', 'numeric');
    await expect(codigo).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.paste('287 082');
    await userEvent.keyboard('{Enter}');
    await expectOnce(args.onFactor, { reto: RETO.reto, codigo: '287 082' });
    await expect(dialog.queryByLabelText('Contraseña')).toBeNull();
  },
};
export const PideElSegundoFactorEnTelefono: Story = { ...PideElSegundoFactor, globals: { viewport: { value: 'phone' } } };

/** Without the authenticator, one of the codes that were kept. */
export const CodigoDeRecuperacion: Story = {
  args: { onLogin: asksForFactor },
  play: async ({ args }) => {
    const { dialog } = await giveClave();
    await userEvent.click(dialog.getByRole('link', { name: 'Usar un código de recuperación' }));
    const codigo = await dialog.findByLabelText('Código de recuperación');
    await waitFor(() => expect(codigo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(codigo).toHaveAccessibleDescription(/Escribe un código/));
    await userEvent.type(codigo, 'k7pm-x3rt-9wqd-4hza{Enter}');
    await expectOnce(args.onFactor, { reto: RETO.reto, codigo: 'k7pm-x3rt-9wqd-4hza' });
    await userEvent.click(dialog.getByRole('link', { name: 'Usar la aplicación' }));
    await dialog.findByLabelText('Código de tu aplicación');
  },
};

/** A wrong code is told in the dialog and can be tried again. */
export const CodigoIncorrecto: Story = {
  args: { onLogin: asksForFactor, onFactor: fn(() => Promise.reject(refusal('El código no es correcto', 401))) },
  play: async () => {
    const { dialog, codigo } = await giveClave();
    await userEvent.type(codigo, '000000{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El código no es correcto');
    await expect(codigo).toBeVisible();
  },
};

/** Too late or too often wrong: the password is asked for again, and it says why. */
export const VuelveAEmpezar: Story = {
  args: {
    onLogin: asksForFactor,
    onFactor: fn(() => Promise.reject(refusal('Ha pasado demasiado tiempo. Vuelve a escribir tu contraseña.', 409))),
  },
  play: async () => {
    const { dialog, codigo } = await giveClave();
    await userEvent.type(codigo, '287082{Enter}');
    await dialog.findByLabelText('Contraseña');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Vuelve a escribir tu contraseña.');
  },
};

const CON_LLAVE: Reto = {
  ...RETO,
  formas: ['llave', 'codigo', 'recuperacion'],
  opciones: { challenge: 'x'.repeat(43), rpId: 'portal.example', allowCredentials: [], userVerification: 'preferred', timeout: 300_000 },
};
const giveClaveFor = async () => {
  const { dialog, usuario, clave } = await findFields();
  await userEvent.type(usuario, 'Oficial');
  await userEvent.type(clave, 'garita-demo{Enter}');
  return dialog;
};

/** Whoever has a passkey presses one button, which has the focus, and their device asks; the other ways are there as well. */
export const UsaUnaLlave: Story = {
  args: { onLogin: fn(async () => CON_LLAVE) },
  play: async ({ args }) => {
    const dialog = await giveClaveFor();
    const button = await dialog.findByRole('button', { name: 'Usar llave de acceso' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expectOnce(args.onLlave, CON_LLAVE);
    await userEvent.click(dialog.getByRole('link', { name: 'Usar la aplicación' }));
    await dialog.findByLabelText('Código de tu aplicación');
    await userEvent.click(dialog.getByRole('link', { name: 'Usar un código de recuperación' }));
    await dialog.findByLabelText('Código de recuperación');
    await userEvent.click(dialog.getByRole('link', { name: 'Usar llave de acceso' }));
    await dialog.findByRole('button', { name: 'Usar llave de acceso' });
  },
};
export const UsaUnaLlaveEnTelefono: Story = { ...UsaUnaLlave, globals: { viewport: { value: 'phone' } } };

/** The person or their device did not go along: it says so, and it can be tried again. */
export const LlaveCancelada: Story = {
  args: { onLogin: fn(async () => CON_LLAVE), onLlave: fn(() => Promise.reject(refusal(LLAVE_NAVEGADOR.cancelada, 0))) },
  play: async () => {
    const dialog = await giveClaveFor();
    await userEvent.click(await dialog.findByRole('button', { name: 'Usar llave de acceso' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(LLAVE_NAVEGADOR.cancelada);
    await expect(dialog.getByRole('button', { name: 'Usar llave de acceso' })).toBeEnabled();
  },
};

/** Passkeys of another address of the portal, and no recovery codes: it says what is left to do. */
export const LlavesDeOtraDireccion: Story = {
  args: { onLogin: fn(async () => ({ ...RETO, formas: [] })) },
  play: async () => {
    const dialog = await giveClaveFor();
    await expect(await dialog.findByRole('note')).toHaveTextContent('Tus llaves de acceso se pusieron en otra dirección');
    await userEvent.click(dialog.getByRole('link', { name: 'Volver' }));
    await dialog.findByLabelText('Contraseña');
  },
};
