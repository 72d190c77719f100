import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  type Canvas,
  choose,
  closed,
  expectOnce,
  openDialog,
  pick,
  press,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import { LARGO, NUEVO, THOUSAND, TRASLADOS } from './storyTraslados';
import { TrasladosScreen } from './TrasladosScreen';

const meta = {
  id: 'pantallas-traslados',
  title: 'Pantallas/Traslados',
  component: TrasladosScreen,
  args: {
    state: ready({ traslados: TRASLADOS }),
    viewer: STORY_PEOPLE.Gerente,
    nuevo: { kind: 'ready', data: NUEVO },
    onTransfer: fn(async () => undefined),
    onDescuento: fn(async () => 50),
    onDone: fn(),
  },
} satisfies Meta<typeof TrasladosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const send = async (dialog: Canvas) =>
  userEvent.click(await dialog.findByRole('button', { name: 'Trasladar' }));
const fill = async (canvas: Canvas, rank: RegExp) => {
  const dialog = await openDialog(canvas, 'Nuevo traslado');
  await pick(dialog, 'Usuario', 'recl', 'Recluta');
  await choose(dialog, /Rango/, rank);
  await userEvent.type(
    await dialog.findByRole('textbox', { name: 'Agencia anterior' }),
    'Agencia Faro',
  );
  return dialog;
};

export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar traslados' }), 'faro');
    await waitFor(() => expect(canvas.getByText('2 de 4 traslados')).toBeVisible());
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByText('4 traslados')).toBeVisible());
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ traslados: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready({ traslados: THOUSAND }) } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const TextoLargo: Story = { args: { state: ready({ traslados: LARGO }) } };

export const SoloLectura: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 traslados')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nuevo traslado' })).not.toBeInTheDocument();
  },
};

/** Missing values fail one after another, with the portal's texts (TRA-04 to TRA-06). */
export const Faltan: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Nuevo traslado');
    await step('Pide a alguien', async () => {
      await send(dialog);
      await expectOnce(onAviso, 'Debes seleccionar un usuario');
      await pick(dialog, 'Usuario', 'recl', 'Recluta');
    });
    await step('Pide el rango', async () => {
      await send(dialog);
      await waitFor(() => expect(onAviso).toHaveBeenLastCalledWith('Debes seleccionar un rango'));
      await choose(dialog, /Rango/, /Oficiales/);
    });
    await step('Pide la agencia anterior', async () => {
      await send(dialog);
      await waitFor(() =>
        expect(onAviso).toHaveBeenLastCalledWith('Debes introducir agencia anterior'),
      );
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Agencia anterior' }),
        'Agencia Faro',
      );
    });
    await step('Pide una firma de tres caracteres', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Firma' }), 're');
      await send(dialog);
      await waitFor(() =>
        expect(onAviso).toHaveBeenLastCalledWith('Debes colocar una firma de 3 caracteres'),
      );
      await expect(args.onTransfer).not.toHaveBeenCalled();
    });
  },
};

/** The main act: a rank that requires a signature, with a discount (TRA-09, TRA-11, TRA-12). */
export const Traslada: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await fill(canvas, /Oficiales/);
    const codigo = dialog.getByRole('textbox', { name: 'Código de descuento' });
    await step('Calcula el precio', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Firma' }), 'rec');
      await expect(dialog.getByRole('status')).toHaveTextContent('Oficiales I');
      await expect(dialog.getByRole('status')).toHaveTextContent('85c');
    });
    await step('Pide el código de descuento', async () => {
      await press(dialog, 'Aplicar');
      await expectOnce(onAviso, 'Faltan datos');
      await expect(codigo).toHaveAccessibleDescription(/Faltan datos/);
    });
    await step('Aplica el descuento', async () => {
      await userEvent.type(codigo, ' Verano {Enter}');
      await expectOnce(args.onDescuento, 'Verano');
      await expectOnce(args.onDone, 'Aplicado el 50% de descuento');
      await expect(codigo).toHaveAccessibleDescription('Aplicado el 50% de descuento');
      await expect(dialog.getByRole('status')).toHaveTextContent('Antes 85c, ahora 43c');
    });
    await step('Traslada', async () => {
      await send(dialog);
      const traslado = {
        usuario: 6,
        rango: 5,
        agencia: 'Agencia Faro',
        firma: 'REC',
        mision: 'Oficiales I',
        creditos: 43,
        descuento: 'Verano',
      };
      await expectOnce(args.onTransfer, traslado);
      await closed();
    });
  },
};

export const CodigoCambiado: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await fill(canvas, /Patrulla/);
    const codigo = dialog.getByRole('textbox', { name: 'Código de descuento' });
    await userEvent.type(codigo, 'VERANO{Enter}');
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('ahora 15c'));
    await userEvent.type(codigo, 'S');
    await expect(dialog.getByRole('status')).not.toHaveTextContent('ahora');
    await expect(dialog.queryByRole('textbox', { name: 'Firma' })).not.toBeInTheDocument();
    await send(dialog);
    await expectOnce(args.onTransfer, {
      usuario: 6,
      rango: 3,
      agencia: 'Agencia Faro',
      firma: '',
      mision: 'Patrulla I',
      creditos: 30,
      descuento: '',
    });
  },
};

export const PersonasYRangos: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Nuevo traslado');
    await userEvent.type(dialog.getByRole('combobox', { name: 'Usuario' }), 'Gerente');
    // The list fades in.
    await waitFor(() => expect(screen.getByText('Nadie coincide con «Gerente».')).toBeVisible());
    await userEvent.clear(dialog.getByRole('combobox', { name: 'Usuario' }));
    await pick(dialog, 'Usuario', 'I1l', 'I1l_O0scar');
    await userEvent.click(await dialog.findByRole('button', { name: /Rango/ }));
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/^5 · Oficiales · \d+c$/),
        expect.stringMatching(/^8 · Supervisión · \d+c$/),
      ]),
    );
  },
};

export const CodigoDesconocido: Story = {
  args: { onDescuento: fn(() => Promise.reject(refusal('Ese código no existe.', 404))) },
  play: async ({ canvas }) => {
    const codigo = (await openDialog(canvas, 'Nuevo traslado')).getByRole('textbox', {
      name: 'Código de descuento',
    });
    await userEvent.type(codigo, 'NADA{Enter}');
    await waitFor(() => expect(codigo).toHaveAccessibleDescription(/Ese código no existe\./));
  },
};

/** A taken signature fails at its field, and nothing is saved (TRA-08). */
export const FirmaOcupada: Story = {
  args: {
    onTransfer: fn(() =>
      Promise.reject(
        Object.assign(refusal('La firma no esta disponible', 409), { campo: 'firma' }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await fill(canvas, /Oficiales/);
    const firma = dialog.getByRole('textbox', { name: 'Firma' });
    await userEvent.type(firma, 'OFI');
    await send(dialog);
    await waitFor(() => expect(firma).toHaveFocus());
    await expect(firma).toHaveAccessibleDescription(/La firma no esta disponible/);
  },
};

export const Trasladando: Story = {
  args: { onTransfer: fn(forever) },
  play: async ({ canvas }) => {
    const dialog = await fill(canvas, /Patrulla/);
    await send(dialog);
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const SinDatos: Story = {
  args: { nuevo: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Nuevo traslado');
    await waitFor(() => expect(dialog.getByText(SERVER_DOWN)).toBeVisible());
  },
};
