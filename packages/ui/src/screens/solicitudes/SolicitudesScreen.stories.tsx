import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import {
  closed,
  expectOnce,
  findQuestion,
  openQuestion,
  press,
  pressWithKeyboard,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { SolicitudesScreen } from './SolicitudesScreen';
import type { Solicitud } from './SolicitudesScreenProps';

const ASPIRANTE: Solicitud = {
  id: 11,
  encargado: 4,
  encargadoNombre: 'Oficial',
  id_rango: 2,
  nueva: 'Aspirante',
  categoria: 1,
};
const OFICIAL_MAYOR: Solicitud = {
  id: 12,
  encargado: 3,
  encargadoNombre: 'Supervisora',
  id_rango: 21,
  nueva: 'Oficial de barrera',
  categoria: 5,
};

const ready = (...solicitudes: Solicitud[]) => ({ kind: 'ready' as const, data: { solicitudes } });

const meta = {
  id: 'pantallas-solicitudes',
  title: 'Pantallas/Solicitudes',
  component: SolicitudesScreen,
  args: {
    state: ready(ASPIRANTE),
    firma: null,
    firmaDesde: 5,
    onAccept: fn(async () => undefined),
    onDecline: fn(async () => undefined),
    onSign: fn(async () => undefined),
    onReload: fn(),
  },
} satisfies Meta<typeof SolicitudesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogNamed = (name: string) => screen.findByRole('alertdialog', { name });

export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await press(await openQuestion(canvas, 'Aceptar', '¿Aceptar el ascenso?'), 'Aceptar');
    await expectOnce(args.onAccept, ASPIRANTE);
    await expect(args.onSign).not.toHaveBeenCalled();
    await closed();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready() } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: {
    state: ready(
      ...Array.from({ length: 24 }, (_, index) => ({
        ...ASPIRANTE,
        id: index + 1,
        nueva: `Misión ${index + 1}`,
        categoria: (index % 9) + 1,
      })),
    ),
  },
};

/**
 * A promotion to a category from `firma_desde` on, accepted by keyboard only: first the signature,
 * which needs three characters, then the confirmation.
 */
export const ConFirmaSoloTeclado: Story = {
  args: { state: ready(OFICIAL_MAYOR) },
  play: async ({ args, canvas, step }) => {
    await pressWithKeyboard(canvas, 'Aceptar');
    const field = await screen.findByRole('textbox', { name: 'Firma' });
    await waitFor(() => expect(field).toHaveFocus());
    await step('La firma son tres caracteres', async () => {
      await userEvent.keyboard('ab{Enter}');
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/La firma solo puede contener 3 caracteres/),
      );
      await expectOnce(onAviso, 'La firma solo puede contener 3 caracteres');
      await expect(args.onSign).not.toHaveBeenCalled();
    });
    await step('Firma', async () => {
      await userEvent.keyboard('c');
      await expect(field).toHaveValue('ABC');
      await userEvent.keyboard('{Enter}');
      await expectOnce(args.onSign, 'ABC');
    });
    await step('Acepta el ascenso', async () => {
      await findQuestion('¿Aceptar el ascenso?');
      await expect(args.onAccept).not.toHaveBeenCalled();
      await confirmWithKeyboard('¿Aceptar el ascenso?');
      await expectOnce(args.onAccept, OFICIAL_MAYOR);
      await closed();
    });
  },
};

/**
 * The user has signed, but then cancelled. The second attempt does not ask for the signature again,
 * even if the session has not loaded it yet.
 */
export const FirmaUnaVez: Story = {
  args: { state: ready(OFICIAL_MAYOR) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Aceptar');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Firma' }), 'q1z{Enter}');
    await press(await findQuestion('¿Aceptar el ascenso?'), 'Cancelar');
    await closed();
    await press(canvas, 'Aceptar');
    await dialogNamed('¿Aceptar el ascenso?');
    await expect(args.onSign).toHaveBeenCalledTimes(1);
  },
};

export const FirmaOcupada: Story = {
  args: {
    state: ready(OFICIAL_MAYOR),
    onSign: fn(() => Promise.reject(refusal('La firma no esta disponible', 409))),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Aceptar');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Firma' }), 'OFI{Enter}');
    await waitFor(() => expect(screen.getByText('La firma no esta disponible')).toBeVisible());
  },
};

export const Confirmando: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Aceptar');
    await expect(await dialogNamed('¿Aceptar el ascenso?')).toHaveTextContent(
      'Tu misión pasará a ser Aspirante (categoría 1)',
    );
  },
};

export const Declinar: Story = {
  args: { state: ready(OFICIAL_MAYOR) },
  play: async ({ args, canvas }) => {
    await press(await openQuestion(canvas, 'Declinar', '¿Declinar el ascenso?'), 'Declinar');
    await expectOnce(args.onDecline, OFICIAL_MAYOR);
    await expect(args.onSign).not.toHaveBeenCalled();
    await closed();
  },
};

export const Respondiendo: Story = {
  args: { onAccept: fn(forever) },
  play: async ({ canvas }) => {
    const dialog = await openQuestion(canvas, 'Aceptar', '¿Aceptar el ascenso?');
    await press(dialog, 'Aceptar');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

const somebodyWasFaster = () => Promise.reject(refusal('Esa solicitud ya fue respondida.', 409));

export const YaRespondida: Story = {
  args: { onAccept: fn(somebodyWasFaster) },
  play: async ({ canvas }) => {
    const refused = await openQuestion(
      await openQuestion(canvas, 'Aceptar', '¿Aceptar el ascenso?'),
      'Aceptar',
      'No se pudo responder',
    );
    await expect(refused.getByRole('alert')).toHaveTextContent('Esa solicitud ya fue respondida.');
    await expect(refused.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
  },
};

export const SalidaDelRechazo: Story = {
  args: { onAccept: fn(somebodyWasFaster) },
  play: async ({ args, canvas }) => {
    const dialog = await openQuestion(canvas, 'Aceptar', '¿Aceptar el ascenso?');
    await press(dialog, 'Aceptar');
    await userEvent.click(await dialog.findByRole('button', { name: 'Actualizar la lista' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    await closed();
    await press(canvas, 'Declinar');
    await expect(
      (await findQuestion('¿Declinar el ascenso?')).queryByRole('alert'),
    ).not.toBeInTheDocument();
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      ...ASPIRANTE,
      encargadoNombre: LONG_NAME,
      nueva: 'Coordinación general de la barrera norte y de los accesos del puerto',
    }),
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
