import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { closed, expectOnce, openDialog, pick, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { refusal } from '../storyData';
import type { ConfiguracionScreen } from './ConfiguracionScreen';
import { CONFIGURACION_META } from './storyConfiguracion';

const meta = {
  id: 'pantallas-configuracion',
  title: 'Pantallas/Configuración',
  ...CONFIGURACION_META,
} satisfies Meta<typeof ConfiguracionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Traspasa: Story = {
  args: { viewer: STORY_PEOPLE.Fundadora },
  play: async ({ canvas, args }) => {
    const dialog = await openDialog(canvas, 'Traspasar la agencia');
    await expect(dialog.getByRole('note')).toHaveTextContent(
      'Quien elijas será la única persona dueña',
    );
    await press(dialog, 'Traspasar');
    await expectOnce(onAviso, 'Elige a quién se la traspasas');
    await pick(dialog, 'A quién', 'Gere', /Gerente/);
    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'garita-demo');
    await press(dialog, 'Traspasar');
    await expectOnce(args.onHandOver, { usuario: 2, clave: 'garita-demo' });
    await closed();
  },
};

export const TraspasoRechazado: Story = {
  args: {
    viewer: STORY_PEOPLE.Fundadora,
    onHandOver: fn(() =>
      Promise.reject(Object.assign(refusal(CLAVES.actualIncorrecta, 400), { campo: 'clave' })),
    ),
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Traspasar la agencia');
    await userEvent.type(dialog.getByRole('combobox', { name: 'A quién' }), 'e');
    await screen.findByRole('option', { name: /Gerente/ });
    await expect(screen.queryByRole('option', { name: /Fundadora/ })).not.toBeInTheDocument();
    await pick(dialog, 'A quién', 'Gere', /Gerente/);
    const clave = dialog.getByLabelText('Tu contraseña');
    await userEvent.type(clave, 'no es esta');
    await press(dialog, 'Traspasar');
    await waitFor(() => expect(clave).toHaveAccessibleDescription(CLAVES.actualIncorrecta));
  },
};

export const SinTraspaso: Story = {
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: 'Traspasar la agencia' })).not.toBeInTheDocument(),
};
export const TraspasoEnTelefono: Story = {
  args: { viewer: STORY_PEOPLE.Fundadora, isTraspasando: true },
  globals: { viewport: { value: 'phone' } },
};

export const MinutosDelEncargado: Story = {
  args: { viewer: STORY_PEOPLE.Fundadora },
  play: async ({ canvas, args }) => {
    const turn = canvas.getByRole('switch', { name: 'Los minutos del encargado cuentan una vez' });
    await expect(turn).toBeChecked();
    await expect(
      canvas.getByText(/^Cada minuto de quien lleva varios tiempos a la vez cuenta una vez\./),
    ).toBeVisible();
    await userEvent.click(turn);
    await waitFor(() => expectOnce(args.onChangeCuenta, 'por_tiempo'));
  },
};
