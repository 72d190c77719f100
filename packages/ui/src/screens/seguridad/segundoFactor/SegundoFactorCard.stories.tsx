import { LLAVE_NAVEGADOR } from '@garita/domain/factores/llave.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOnce, press } from '../../../docs/storyActs';
import { forever, refusal, SERVER_DOWN } from '../../storyData';
import type { MisFactores } from './MisFactores';
import { SegundoFactorCard } from './SegundoFactorCard';

const SECRETO = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const PREPARADA = { secreto: SECRETO, enlace: `otpauth://totp/Polic%C3%ADa%20Habbo:Oficial?secret=${SECRETO}&issuer=Polic%C3%ADa%20Habbo` };
const CODIGOS = ['k7pm-x3rt-9wqd-4hza', 'b2cd-e3fg-h4ij-k5mn', ...Array.from({ length: 8 }, (_, i) => `p6qr-s7tu-v8wx-y${i + 2}za`)];
const NADA: MisFactores = { aplicacion: null, llaves: [], dominio: 'portal.example', quedan: 0 };
const ready = (data: Partial<MisFactores>) => ({ kind: 'ready' as const, data: { ...NADA, ...data } });
const PUESTA = ready({ aplicacion: '2026-11-02T18:30:00.000Z', quedan: 9 });
const LLAVES: MisFactores['llaves'] = [
  { id: 3, nombre: 'Mi teléfono', dominio: 'portal.example', creada: '2026-11-02T18:30:00.000Z', uso: '2026-11-20T21:05:00.000Z' },
  { id: 8, nombre: 'Llave USB', dominio: 'portal.example', creada: '2026-11-10T09:00:00.000Z', uso: null },
];
const CON_LLAVES = ready({ llaves: LLAVES, quedan: 9 });

const meta = {
  id: 'seguridad-segundo-factor',
  title: 'Seguridad/Segundo factor',
  component: SegundoFactorCard,
  args: {
    state: ready({}),
    onPrepare: fn(async () => PREPARADA),
    onConfirm: fn(async () => ({ codigos: CODIGOS })),
    onRemove: fn(async () => undefined),
    onAddLlave: fn(async () => ({ codigos: CODIGOS })),
    onRemoveLlave: fn(async () => undefined),
    onRenew: fn(async () => ({ codigos: CODIGOS })),
    onCopy: fn(),
    onAviso: fn(),
  },
} satisfies Meta<typeof SegundoFactorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => within(await screen.findByRole(role, { name }));
const giveClave = async (title: string, submit: string) => {
  const dialog = await dialogOf(title);
  await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'garita-demo');
  await press(dialog, submit);
};

/** From nothing to an authenticator: the password, the square, the first code, and the recovery codes, which are kept before the dialog goes. */
export const PoneUnaAplicacion: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Sin poner')).toBeVisible();
    await expect(canvas.queryByText('Códigos de recuperación')).toBeNull();
    await press(canvas, 'Poner');
    await giveClave('Poner una aplicación', 'Seguir');
    await expectOnce(args.onPrepare, 'garita-demo');
    await screen.findByRole('img', { name: /Código QR/ });
    const dialog = await dialogOf('Poner una aplicación');
    await expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
    const codigo = dialog.getByLabelText('Código que muestra la aplicación');
    await expect(codigo).toHaveAttribute('inputmode', 'numeric');
    await expect(codigo).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(codigo, '287 082{Enter}');
    await expectOnce(args.onConfirm, '287 082');
    const told = await dialogOf('Tus códigos de recuperación', 'alertdialog');
    await expect(told.getAllByRole('listitem')).toHaveLength(10);
    await press(told, 'Copiar');
    await expectOnce(args.onCopy, CODIGOS.join('\n'));
    await press(told, 'Los he guardado');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The square and the secret, for looking at. */
export const Escanea: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Poner');
    await giveClave('Poner una aplicación', 'Seguir');
    await screen.findByRole('img', { name: /Código QR/ });
  },
};
export const EscaneaEnTelefono: Story = { ...Escanea, globals: { viewport: { value: 'phone' } } };

/** The agency demands one: it says so, and what is to be done. */
export const Exigido: Story = {
  args: { isMissing: true },
  play: async ({ canvas }) => expect(canvas.getByRole('note')).toHaveTextContent('Pon tu segundo factor para seguir.'),
};

export const Puesta: Story = {
  args: { state: PUESTA },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Puesto')).toBeVisible();
    await expect(canvas.getByText('Te quedan 9.')).toBeVisible();
  },
};
export const PuestaEnTelefono: Story = { ...Puesta, globals: { viewport: { value: 'phone' } } };

/** Few codes left: it says so. */
export const QuedanPocos: Story = {
  args: { state: ready({ aplicacion: '2026-11-02T18:30:00.000Z', quedan: 1 }) },
  play: async ({ canvas }) => expect(canvas.getByText(/Haz otros antes de quedarte sin ninguno/)).toBeVisible(),
};

export const HaceOtrosCodigos: Story = {
  args: { state: PUESTA },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Hacer otros');
    await giveClave('¿Hacer otros códigos?', 'Hacer otros');
    await expectOnce(args.onRenew, 'garita-demo');
    await dialogOf('Tus códigos de recuperación', 'alertdialog');
  },
};

export const Quita: Story = {
  args: { state: PUESTA },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Quitar');
    await giveClave('¿Quitar la aplicación?', 'Quitar');
    await expectOnce(args.onRemove, 'garita-demo');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A wrong password stands at its field, and nothing is shown. */
export const ClaveIncorrecta: Story = {
  args: { onPrepare: fn(() => Promise.reject(Object.assign(refusal('La clave actual no es correcta', 400), { campo: 'clave' }))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Poner');
    await giveClave('Poner una aplicación', 'Seguir');
    const clave = (await dialogOf('Poner una aplicación')).getByLabelText('Tu contraseña');
    await waitFor(() => expect(clave).toHaveAccessibleDescription('La clave actual no es correcta'));
    await expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
  },
};

/** A wrong first code can be tried again. */
export const CodigoIncorrecto: Story = {
  args: { onConfirm: fn(() => Promise.reject(Object.assign(refusal('El código no es correcto', 400), { campo: 'codigo' }))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Poner');
    await giveClave('Poner una aplicación', 'Seguir');
    const codigo = await screen.findByLabelText('Código que muestra la aplicación');
    await userEvent.type(codigo, '000000{Enter}');
    await waitFor(() => expect(codigo).toHaveAccessibleDescription(/El código no es correcto/));
  },
};

/** On its way: it cannot be sent twice, nor left. */
export const Comprobando: Story = {
  args: { onConfirm: fn(forever) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Poner');
    await giveClave('Poner una aplicación', 'Seguir');
    await userEvent.type(await screen.findByLabelText('Código que muestra la aplicación'), '287082{Enter}{Enter}{Escape}');
    await screen.findByRole('progressbar', { name: 'Comprobando' });
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

const giveLlave = async (nombre = 'Mi teléfono') => {
  const dialog = await dialogOf('Poner una llave de acceso');
  if (nombre !== '') await userEvent.type(dialog.getByLabelText('Nombre'), nombre);
  await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'garita-demo');
  await press(dialog, 'Seguir');
  return dialog;
};

/** A first passkey: a name and the password, what the device is asked for, and the recovery codes. */
export const PoneUnaLlave: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Poner llave');
    const dialog = await giveLlave('');
    await expectOnce(args.onAviso, 'Ponle un nombre a la llave');
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Mi teléfono');
    await press(dialog, 'Seguir');
    await expectOnce(args.onAddLlave, { nombre: 'Mi teléfono', clave: 'garita-demo' });
    const told = await dialogOf('Tus códigos de recuperación', 'alertdialog');
    await expect(told.getAllByRole('listitem')).toHaveLength(10);
  },
};
export const PoneUnaLlaveEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Poner llave');
    await dialogOf('Poner una llave de acceso');
  },
};

/** Two of them; another one gives no codes, since those from before go on. */
export const ConLlaves: Story = {
  args: { state: CON_LLAVES, onAddLlave: fn(async () => ({ codigos: [] })) },
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Tus llaves de acceso' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('Último uso: 20 nov 2026');
    await expect(rows[1]).toHaveTextContent('Aún no se ha usado');
    await press(canvas, 'Poner otra');
    await giveLlave();
    await expectOnce(args.onAddLlave, { nombre: 'Mi teléfono', clave: 'garita-demo' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
export const ConLlavesEnTelefono: Story = { args: { state: CON_LLAVES }, globals: { viewport: { value: 'phone' } } };

export const QuitaUnaLlave: Story = {
  args: { state: CON_LLAVES },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Quitar: Llave USB');
    await expect((await dialogOf('¿Quitar esta llave?')).getByText('Llave USB')).toBeInTheDocument();
    await giveClave('¿Quitar esta llave?', 'Quitar');
    await expectOnce(args.onRemoveLlave, { id: 8, clave: 'garita-demo' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The person or their device did not go along: it says so, and what was typed is there still. */
export const LlaveCancelada: Story = {
  args: { onAddLlave: fn(() => Promise.reject(refusal(LLAVE_NAVEGADOR.cancelada, 0))) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Poner llave');
    const dialog = await giveLlave();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(LLAVE_NAVEGADOR.cancelada);
    await press(dialog, 'Seguir');
    await waitFor(() => expect(args.onAddLlave).toHaveBeenCalledTimes(2));
  },
};

/** While the device asks, it can neither be sent again nor left. */
export const EsperandoAlDispositivo: Story = {
  args: { onAddLlave: fn(forever) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Poner llave');
    const dialog = await giveLlave();
    await dialog.findByRole('progressbar', { name: 'Esperando a tu dispositivo' });
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onAddLlave).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Plain http, or a number in the place of the name: it says so and offers the authenticator alone. What was set up elsewhere says where it opens. */
export const SinLlavesAqui: Story = {
  args: { state: ready({ llaves: LLAVES.slice(0, 1), dominio: null, quedan: 9 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Aquí no se pueden poner/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Poner (llave|otra)/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Poner' })).toBeVisible();
    await expect(canvas.getByText('Solo sirve en portal.example')).toBeVisible();
  },
};

/** As many as there can be, with the longest names. */
export const DiezLlaves: Story = {
  args: {
    state: ready({
      llaves: Array.from({ length: 10 }, (_, i) => ({ ...(LLAVES[i % 2] as MisFactores['llaves'][number]), id: i + 1, nombre: `${i} ${'M'.repeat(58)}` })),
      quedan: 9,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tienes diez/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Poner otra' })).toBeNull();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };

export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ canvas }) => expect(canvas.getByText(SERVER_DOWN)).toBeVisible(),
};
