import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { closed, expectOnce, findQuestion, press } from '../../docs/storyActs';
import { refusal } from '../storyData';
import { tiempoDe } from '../tiempos/storyTiempos';
import type { FichajeScreen } from './FichajeScreen';
import type { Marca, SalidaPropia } from './FichajeScreenProps';
import { AHORA, abiertoHace, PASADOS } from './storyFichajes';
import { FICHAJE_META, own } from './storyMeta';

const VISTO = new Date(AHORA - 538 * 60_000).toISOString();
const parecesFuera = (visto: string | null) =>
  own(abiertoHace(548, { olvidada: { visto } }), ...PASADOS);

const meta = {
  id: 'pantallas-fichaje',
  title: 'Pantallas/Fichaje',
  ...FICHAJE_META,
  args: { ...FICHAJE_META.args, state: parecesFuera(VISTO) },
} satisfies Meta<typeof FichajeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer seems to have left: the screen says since when, and offers that time as the exit. */
export const PareceQueSaliste: Story = {
  globals: { viewport: { value: 'desktop' }, zona: 'mexico' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Tu avatar se vio por última vez a las 03:32: si saliste entonces, se te contarán 10 min.',
    );
    await press(canvas, 'Salí a las 03:32');
    await expect(canvas.getByRole('button', { name: 'Salgo ahora' })).toBeDisabled();
    await expectOnce(args.onClock, 1, { visto: VISTO });
  },
};

export const PareceQueSalisteEnTelefono: Story = {
  globals: { viewport: { value: 'phone' }, zona: 'mexico' },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Salgo ahora');
    await expectOnce(args.onClock, 1, {});
  },
};

/** If it is unknown when the avatar was last seen, the viewer can only leave now. */
export const SinHoraVista: Story = {
  args: { state: parecesFuera(null) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Tu avatar no está conectado\.$/);
    await expect(canvas.queryByRole('button', { name: /^Sal(í|go) / })).not.toBeInTheDocument();
    await press(canvas, 'Marcar salida');
    await expectOnce(args.onClock, 1, {});
  },
};

/** The confirmation because of supervised times keeps the exit's time. */
export const HoraVistaConTiempos: Story = {
  globals: { zona: 'mexico' },
  args: { llevados: [tiempoDe(6, { alto: 4, mins: 42, minsA: 30 })] },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Salí a las 03:32');
    await press(await findQuestion('¿Marcar la salida a las 03:32?'), 'Marcar salida');
    await waitFor(() => expectOnce(args.onClock, 1, { desligar: [36], visto: VISTO }));
    await closed();
  },
};

/** The avatar was seen again before the viewer pressed the button. */
export const HoraVistaCambiada: Story = {
  globals: { zona: 'mexico' },
  args: {
    onClock: fn(
      (_op: Marca, _salida?: SalidaPropia): Promise<unknown> =>
        Promise.reject(
          refusal('La hora a la que se vio tu avatar ha cambiado. Mírala y vuelve a elegir.', 409),
        ),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Salí a las 03:32');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ha cambiado');
  },
};
