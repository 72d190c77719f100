import { LLAVE_NAVEGADOR } from '@garita/domain/factores/llave.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  closed,
  expectOnce,
  findDialog,
  findQuestion,
  openDialog,
  press,
} from '../../../docs/storyActs';
import { onAviso } from '../../../docs/storyNotice';
import { forever, refusal } from '../../storyData';
import type { MisFactores } from './MisFactores';
import type { SegundoFactorCard } from './SegundoFactorCard';
import { CON_LLAVES, LLAVES, ready } from './storyFactores';
import { giveClave, giveLlave } from './storyFillIn';
import { SEGUNDO_FACTOR_META } from './storyMeta';

const meta = {
  id: 'seguridad-segundo-factor',
  title: 'Pantallas/Seguridad de la cuenta/Segundo factor',
  ...SEGUNDO_FACTOR_META,
} satisfies Meta<typeof SegundoFactorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PoneUnaLlave: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await giveLlave(canvas, { nombre: '' });
    await expectOnce(onAviso, 'Ponle un nombre a la llave');
    await userEvent.type(dialog.getByLabelText('Nombre'), 'Mi teléfono');
    await press(dialog, 'Seguir');
    await expectOnce(args.onAddLlave, { nombre: 'Mi teléfono', clave: 'garita-demo' });
    await expect(
      (await findQuestion('Tus códigos de recuperación')).getAllByRole('listitem'),
    ).toHaveLength(10);
  },
};
export const PoneUnaLlaveEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openDialog(canvas, 'Añadir llave', 'Añadir una llave de acceso');
  },
};

/** A third passkey brings no recovery codes, because the earlier codes remain valid. */
export const ConLlaves: Story = {
  args: { state: CON_LLAVES, onAddLlave: fn(async () => ({ codigos: [] })) },
  play: async ({ canvas, args }) => {
    const rows = within(canvas.getByRole('list', { name: 'Tus llaves de acceso' })).getAllByRole(
      'listitem',
    );
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('Último uso: 20 nov 2026');
    await expect(rows[1]).toHaveTextContent('Aún no se ha usado');
    await giveLlave(canvas, { opener: 'Añadir otra' });
    await expectOnce(args.onAddLlave, { nombre: 'Mi teléfono', clave: 'garita-demo' });
    await closed();
  },
};
export const ConLlavesEnTelefono: Story = {
  args: { state: CON_LLAVES },
  globals: { viewport: { value: 'phone' } },
};

export const QuitaUnaLlave: Story = {
  args: { state: CON_LLAVES },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Quitar: Llave USB');
    await expect(
      (await findDialog('¿Quitar esta llave?')).getByText('Llave USB'),
    ).toBeInTheDocument();
    await giveClave('¿Quitar esta llave?', 'Quitar');
    await expectOnce(args.onRemoveLlave, { id: 8, clave: 'garita-demo' });
    await closed();
  },
};

export const LlaveCancelada: Story = {
  args: { onAddLlave: fn(() => Promise.reject(refusal(LLAVE_NAVEGADOR.cancelada, 0))) },
  play: async ({ canvas, args }) => {
    const dialog = await giveLlave(canvas);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(LLAVE_NAVEGADOR.cancelada);
    await press(dialog, 'Seguir');
    await waitFor(() => expect(args.onAddLlave).toHaveBeenCalledTimes(2));
  },
};

/** While the device asks the user, the form can be neither sent again nor closed. */
export const EsperandoAlDispositivo: Story = {
  args: { onAddLlave: fn(forever) },
  play: async ({ canvas, args }) => {
    await (await giveLlave(canvas)).findByRole('progressbar', {
      name: 'Esperando a tu dispositivo',
    });
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(args.onAddLlave).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/**
 * With plain http or an IP address as host, only the authenticator app is offered. Existing
 * passkeys show the domain where they work.
 */
export const SinLlavesAqui: Story = {
  args: { state: ready({ llaves: LLAVES.slice(0, 1), dominio: null, quedan: 9 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Aquí no se pueden añadir/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Añadir (llave|otra)/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Añadir' })).toBeVisible();
    await expect(canvas.getByText('Solo sirve en portal.example')).toBeVisible();
  },
};

export const DiezLlaves: Story = {
  args: {
    state: ready({
      llaves: Array.from({ length: 10 }, (_, i) => ({
        ...(LLAVES[i % 2] as MisFactores['llaves'][number]),
        id: i + 1,
        nombre: `${i} ${'M'.repeat(58)}`,
      })),
      quedan: 9,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Tienes diez/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Añadir otra' })).toBeNull();
  },
};
