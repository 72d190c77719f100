import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectOnce, findDialog, press } from '../../docs/storyActs';
import { LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { CelebracionDialog } from './CelebracionDialog';
import type { Celebracion, CelebracionDialogProps } from './CelebracionProps';

const ASCENSO: Celebracion = {
  tipo: 'ascenso',
  quien: 'Gerente',
  antes: { mision: 'Agente III', categoria: 3, placa: null },
  ahora: { mision: 'Cabo I', categoria: 4, placa: null },
  lema: 'GAR - Cabo I - AGE',
};

const meta = {
  id: 'pantallas-celebracion',
  title: 'Pantallas/Avisos/Celebración',
  component: CelebracionDialog,
  args: {
    celebracion: ASCENSO,
    usuario: 'Agente',
    onCopy: fn(),
    onShare: fn<CelebracionDialogProps['onShare']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof CelebracionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ascenso: Story = {
  play: async ({ args, step }) => {
    const dialog = await findDialog('¡Asciendes!');
    await step('Dice a qué y por quién', async () => {
      await expect(dialog.getByText(/Te ha ascendido/)).toHaveTextContent(
        'Enhorabuena, Agente. Te ha ascendido Gerente: ya eres Cabo I.',
      );
      await expect(dialog.getByRole('img', { name: 'Categoría 3' })).toBeVisible();
      await expect(dialog.getByRole('img', { name: 'Categoría 4' })).toBeVisible();
    });
    await step('La misión se copia', async () => {
      await press(dialog, 'Copiar');
      await expectOnce(args.onCopy, 'GAR - Cabo I - AGE');
    });
    await step('Compartir da una imagen, y la da antes de que esté dibujada', async () => {
      await press(dialog, 'Compartir');
      await expectOnce(args.onShare, expect.any(Promise));
      await expect(await args.onShare.mock.lastCall?.[0]).toMatchObject({ type: 'image/png' });
    });
    await press(dialog, 'Seguir');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const AscensoEnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
/** With reduced motion the final state shows without an animation. */
export const SinMovimiento: Story = { globals: { movimiento: 'reducido' } };
export const SinAnterior: Story = { args: { celebracion: { ...ASCENSO, antes: null } } };
export const NombresLargos: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    usuario: LONG_NAME,
    celebracion: {
      ...ASCENSO,
      quien: LONG_NAME,
      ahora: { mision: 'Dirección general de la agencia', categoria: 12, placa: null },
      lema: 'GAR - Dirección general de la agencia - WWW',
    },
  },
};
export const NoSePuedeCompartir: Story = {
  args: {
    onShare: fn<CelebracionDialogProps['onShare']>(() => Promise.reject(refusal(SERVER_DOWN, 503))),
  },
  play: async () => {
    const dialog = await findDialog('¡Asciendes!');
    await press(dialog, 'Compartir');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(SERVER_DOWN);
  },
};
export const EmpleadoDelMes: Story = {
  args: { celebracion: { tipo: 'empleadoMes', quien: 'Gerente' } },
  play: async () => {
    const dialog = await findDialog('Empleado del mes');
    await expect(dialog.getByText(/estás entre los empleados del mes/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument();
  },
};
export const Aniversario: Story = {
  args: { celebracion: { tipo: 'aniversario', anios: 3 } },
  play: async () => {
    const dialog = await findDialog('¡3 años en la agencia!');
    await expect(dialog.getByText(/^Enhorabuena/)).toHaveTextContent(
      'hoy cumples 3 años en la agencia.',
    );
    await press(dialog, 'Seguir');
  },
};
export const EmpleadoDelMesEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: EmpleadoDelMes.args ?? {},
};
