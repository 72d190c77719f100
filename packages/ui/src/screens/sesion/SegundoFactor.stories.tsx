import { LLAVE_NAVEGADOR } from '@garita/domain/factores/llave.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectOnce } from '../../docs/storyActs';
import { refusal } from '../storyData';
import type { Reto } from './FactorForm';
import type { LoginDialog } from './LoginDialog';
import { giveClave, LOGIN_META } from './storyLogin';

const meta = { id: 'pantallas-sesion', title: 'Pantallas/Sesión', ...LOGIN_META } satisfies Meta<
  typeof LoginDialog
>;
export default meta;
type Story = StoryObj<typeof meta>;

const RETO: Reto = {
  error: 0,
  reto: 'x'.repeat(43),
  formas: ['codigo', 'recuperacion'],
  opciones: null,
  msg: 'Falta tu segundo factor',
};
const asksForFactor = fn(async (): Promise<Reto | null> => RETO);
const findCodigo = (dialog: Canvas) => dialog.findByLabelText('Código de tu aplicación');
const follow = (dialog: Canvas, name: string) =>
  userEvent.click(dialog.getByRole('link', { name }));

export const PideElSegundoFactor: Story = {
  args: { onLogin: asksForFactor },
  play: async ({ args }) => {
    const { dialog } = await giveClave('Oficial', 'garita-demo');
    const codigo = await findCodigo(dialog);
    await waitFor(() => expect(codigo).toHaveFocus());
    await expect(codigo).toHaveAttribute('inputmode', 'numeric');
    await expect(codigo).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.paste('287 082');
    await userEvent.keyboard('{Enter}');
    await expectOnce(args.onFactor, { reto: RETO.reto, codigo: '287 082' });
    await expect(dialog.queryByLabelText('Contraseña')).toBeNull();
  },
};
export const PideElSegundoFactorEnTelefono: Story = {
  ...PideElSegundoFactor,
  globals: { viewport: { value: 'phone' } },
};

export const CodigoDeRecuperacion: Story = {
  args: { onLogin: asksForFactor },
  play: async ({ args, step }) => {
    const { dialog } = await giveClave('Oficial', 'garita-demo');
    await findCodigo(dialog);
    await follow(dialog, 'Usar un código de recuperación');
    const codigo = await dialog.findByLabelText('Código de recuperación');
    await step('Pide un código de recuperación', async () => {
      await waitFor(() => expect(codigo).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(codigo).toHaveAccessibleDescription(/Escribe un código/));
    });
    await step('Lo usa, y se puede volver a la aplicación', async () => {
      await userEvent.type(codigo, 'k7pm-x3rt-9wqd-4hza{Enter}');
      await expectOnce(args.onFactor, { reto: RETO.reto, codigo: 'k7pm-x3rt-9wqd-4hza' });
      await follow(dialog, 'Usar la aplicación');
      await findCodigo(dialog);
    });
  },
};

export const CodigoIncorrecto: Story = {
  args: {
    onLogin: asksForFactor,
    onFactor: fn(() => Promise.reject(refusal('El código no es correcto', 401))),
  },
  play: async () => {
    const { dialog } = await giveClave('Oficial', 'garita-demo');
    const codigo = await findCodigo(dialog);
    await userEvent.type(codigo, '000000{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('El código no es correcto');
    await expect(codigo).toBeVisible();
  },
};

export const VuelveAEmpezar: Story = {
  args: {
    onLogin: asksForFactor,
    onFactor: fn(() =>
      Promise.reject(refusal('Ha pasado demasiado tiempo. Vuelve a escribir tu contraseña.', 409)),
    ),
  },
  play: async () => {
    const { dialog } = await giveClave('Oficial', 'garita-demo');
    await userEvent.type(await findCodigo(dialog), '287082{Enter}');
    await dialog.findByLabelText('Contraseña');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Vuelve a escribir tu contraseña.');
  },
};

const CON_LLAVE: Reto = {
  ...RETO,
  formas: ['llave', 'codigo', 'recuperacion'],
  opciones: {
    challenge: 'x'.repeat(43),
    rpId: 'portal.example',
    allowCredentials: [],
    userVerification: 'preferred',
    timeout: 300_000,
  },
};

export const UsaUnaLlave: Story = {
  args: { onLogin: fn(async () => CON_LLAVE) },
  play: async ({ args, step }) => {
    const { dialog } = await giveClave('Oficial', 'garita-demo');
    await step('Usa la llave sin ratón', async () => {
      const button = await dialog.findByRole('button', { name: 'Usar llave de acceso' });
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expectOnce(args.onLlave, CON_LLAVE);
    });
    await step('Las otras formas están a mano', async () => {
      await follow(dialog, 'Usar la aplicación');
      await findCodigo(dialog);
      await follow(dialog, 'Usar un código de recuperación');
      await dialog.findByLabelText('Código de recuperación');
      await follow(dialog, 'Usar llave de acceso');
      await dialog.findByRole('button', { name: 'Usar llave de acceso' });
    });
  },
};
export const UsaUnaLlaveEnTelefono: Story = {
  ...UsaUnaLlave,
  globals: { viewport: { value: 'phone' } },
};

export const LlaveCancelada: Story = {
  args: {
    onLogin: fn(async () => CON_LLAVE),
    onLlave: fn(() => Promise.reject(refusal(LLAVE_NAVEGADOR.cancelada, 0))),
  },
  play: async () => {
    const { dialog } = await giveClave('Oficial', 'garita-demo');
    await userEvent.click(await dialog.findByRole('button', { name: 'Usar llave de acceso' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(LLAVE_NAVEGADOR.cancelada);
    await expect(dialog.getByRole('button', { name: 'Usar llave de acceso' })).toBeEnabled();
  },
};

export const LlavesDeOtraDireccion: Story = {
  args: { onLogin: fn(async () => ({ ...RETO, formas: [] })) },
  play: async () => {
    const { dialog } = await giveClave('Oficial', 'garita-demo');
    await expect(await dialog.findByRole('note')).toHaveTextContent(
      'Tus llaves de acceso se pusieron en otra dirección',
    );
    await follow(dialog, 'Volver');
    await dialog.findByLabelText('Contraseña');
  },
};
