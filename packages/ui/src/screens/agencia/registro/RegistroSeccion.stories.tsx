import type { AjusteRegistro } from '@garita/domain/agencia/registro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  choose,
  closed,
  expectOnce,
  openDialog,
  openQuestion,
  press,
  ready,
} from '../../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../../storyData';
import { RegistroSeccion } from './RegistroSeccion';
import { AHORA, INVITACIONES_DE_PRUEBA } from './storyInvitaciones';

const ABIERTO: AjusteRegistro = {
  modo: 'abierto',
  prueba: 'none',
  clones: 'record',
  puerta: 1,
  presencia: 0,
  cierre: 0,
};

const meta = {
  id: 'pantallas-agencia-registro',
  title: 'Pantallas/Agencia/Registro',
  component: RegistroSeccion,
  args: {
    state: ready({
      ajuste: { ...ABIERTO, modo: 'invitacion' as const },
      invitaciones: INVITACIONES_DE_PRUEBA,
    }),
    now: () => AHORA,
    onSave: fn(async () => undefined),
    onCreate: fn(async () => undefined),
    onAnular: fn(async () => undefined),
    onCopy: fn(),
  },
} satisfies Meta<typeof RegistroSeccion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Vinieron Aspirante22, elPatio83')).toBeVisible();
    await expect(canvas.queryByText('M2N3-P4Q5')).toBeNull();
    await press(canvas, 'Ver las anteriores (3)');
    await expect(canvas.getByText('M2N3-P4Q5')).toBeVisible();
    await expect(canvas.getByText('Vino Ronda-Nocturna')).toBeVisible();
    await press(canvas, 'Copiar enlace de H7KM-2QXP');
    await expectOnce(args.onCopy, INVITACIONES_DE_PRUEBA[0]);
  },
};

/**
 * The field for the time until the portal closes a record is shown only while the search for
 * forgotten exits is on.
 */
export const SalidasOlvidadas: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(/Cerrar los fichajes olvidados/)).toBeNull();
    await userEvent.click(canvas.getByRole('switch', { name: 'Buscar salidas olvidadas' }));
    await choose(canvas, /Cerrar los fichajes olvidados/, '30 min después del aviso');
    await press(canvas, 'Guardar');
    await expectOnce(args.onSave, {
      data: { presencia: 1, cierre: 30 },
      previos: { presencia: 0, cierre: 0 },
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ ajuste: ABIERTO, invitaciones: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: {
    state: ready({
      ajuste: ABIERTO,
      invitaciones: Array.from({ length: 60 }, (_, index) => ({
        ...(INVITACIONES_DE_PRUEBA[index % 2] as (typeof INVITACIONES_DE_PRUEBA)[0]),
        id: index,
        nota: index === 0 ? 'Una nota tan larga como se puede escribir' : '',
      })),
    }),
  },
};

export const PideInvitacion: Story = {
  args: { state: ready({ ajuste: ABIERTO, invitaciones: [] }) },
  play: async ({ canvas, args, step }) => {
    await step('Elige quién puede registrarse', async () => {
      canvas.getByRole('radio', { name: /^Cualquiera/ }).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: /^Con invitación/ })).toBeChecked();
    });
    await step('Y que no haya segundas cuentas', async () => {
      await userEvent.click(
        canvas.getByRole('switch', { name: 'Rechazar segundas cuentas desde una misma conexión' }),
      );
      await expect(canvas.getByText('2 cambios sin guardar')).toBeVisible();
    });
    await step('Lo guarda', async () => {
      await press(canvas, 'Guardar');
      await expectOnce(args.onSave, {
        data: { modo: 'invitacion', clones: 'block' },
        previos: { modo: 'abierto', clones: 'record' },
      });
    });
  },
};

export const Cierra: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Nadie/ }));
    await expect(canvas.queryByText('Qué se comprueba')).toBeNull();
    await press(canvas, 'Descartar');
    await expect(canvas.getByRole('radio', { name: /^Con invitación/ })).toBeChecked();
  },
};

export const CreaUna: Story = {
  play: async ({ canvas, args, step }) => {
    const dialog = await openDialog(canvas, 'Nueva invitación');
    const usos = dialog.getByRole('textbox', { name: 'Para cuántas personas' });
    await step('No sirve para nadie', async () => {
      await userEvent.clear(usos);
      await press(dialog, 'Crear');
      await waitFor(() =>
        expect(usos).toHaveAccessibleDescription(/Puede servir para entre 1 y 500 personas/),
      );
    });
    await step('Para cinco personas, sin caducidad', async () => {
      await userEvent.type(usos, '5');
      await choose(dialog, /Dura$/, 'Sin caducidad, hasta anularla');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Nota' }), 'Feria');
      await press(dialog, 'Crear');
      await expectOnce(args.onCreate, { usos: 5, dias: null, nota: 'Feria' });
      await closed();
    });
  },
};

export const Anula: Story = {
  play: async ({ canvas, args }) => {
    const question = await openQuestion(canvas, 'Anular WX4T-9BCD', '¿Anular la invitación?');
    await expect(question.getByText(/Nadie más podrá registrarse con/)).toHaveTextContent(
      'WX4T-9BCD',
    );
    await press(question, 'Anular la invitación');
    await expectOnce(args.onAnular, INVITACIONES_DE_PRUEBA[1]);
    await closed();
  },
};

export const YaAnulada: Story = {
  args: { onAnular: fn(() => Promise.reject(refusal('Esa invitación ya estaba anulada.', 409))) },
  play: async ({ canvas }) => {
    const question = await openQuestion(canvas, 'Anular WX4T-9BCD', '¿Anular la invitación?');
    const refused = await openQuestion(
      question as never,
      'Anular la invitación',
      'No se pudo anular',
    );
    await expect(refused.getByRole('alert')).toHaveTextContent('Esa invitación ya estaba anulada.');
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
