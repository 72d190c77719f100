import { MODO_INICIAL, type ModoAviso, type TipoAviso } from '@garita/domain/avisos/aviso';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectOnce, press, ready } from '../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../storyData';
import { PreferenciasAvisos } from './PreferenciasAvisos';
import type { PreferenciasAvisosProps } from './PreferenciasProps';

function WithServer({ state, onChoose, ...rest }: PreferenciasAvisosProps) {
  const [chosen, setChosen] = useState<Partial<Record<TipoAviso, ModoAviso>>>({});
  const choose = async (tipo: TipoAviso, modo: ModoAviso) => {
    await onChoose(tipo, modo);
    setChosen((now) => ({ ...now, [tipo]: modo }));
  };
  const now =
    state.kind === 'ready'
      ? ready({ preferencias: { tipos: { ...state.data.preferencias.tipos, ...chosen } } })
      : state;
  return <PreferenciasAvisos {...rest} state={now} onChoose={choose} />;
}

const { propuestaAceptada: _, propuestaDeclinada: __, ...DE_RECLUTA } = MODO_INICIAL;

const meta = {
  id: 'pantallas-avisos-preferencias',
  title: 'Pantallas/Avisos/Preferencias',
  component: PreferenciasAvisos,
  render: (args) => (
    <div style={{ maxWidth: 600 }}>
      <WithServer {...args} />
    </div>
  ),
  args: {
    state: ready({ preferencias: { tipos: MODO_INICIAL } }),
    isApagado: false,
    permiso: 'concedido',
    onPermitir: fn(),
    onChoose: fn(async () => undefined),
  },
} satisfies Meta<typeof PreferenciasAvisos>;

export default meta;
type Story = StoryObj<typeof meta>;

const placeOf = (canvas: Canvas, tipo: string, modo: string): HTMLElement => {
  const group = canvas.getByRole('radiogroup', { name: tipo });
  const [found] = [...group.querySelectorAll('input')].filter(
    (input) => input.getAttribute('aria-label') === modo,
  );
  return found as HTMLElement;
};

export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
    await expect(placeOf(canvas, 'Me pagan', 'En el portal')).toBeChecked();
    await userEvent.click(placeOf(canvas, 'Me pagan', 'No'));
    await expectOnce(args.onChoose, 'paga', 'no');
    await waitFor(() => expect(placeOf(canvas, 'Me pagan', 'No')).toBeChecked());
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
export const EnElMasEstrecho: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { permiso: 'negado' },
};

/** Lists only the kinds that the user can get: a user who cannot promote sees no proposals. */
export const DeQuienNoAsciende: Story = {
  args: { state: ready({ preferencias: { tipos: DE_RECLUTA } }) },
  play: async ({ canvas }) =>
    expect(canvas.queryByText('Los ascensos que propongo')).not.toBeInTheDocument(),
};

export const Apagado: Story = {
  args: { isApagado: true, permiso: 'sinPedir' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'Con «Avisos de la app» apagado no te llega ningún aviso.',
    );
    await expect(placeOf(canvas, 'Me pagan', 'No')).toBeDisabled();
  },
};

/** The browser's permission is requested only after a press. */
export const SinPermisoTodavia: Story = {
  args: { permiso: 'sinPedir' },
  play: async ({ args, canvas }) => {
    await expect(args.onPermitir).not.toHaveBeenCalled();
    await press(canvas, 'Permitir en este navegador');
    await expectOnce(args.onPermitir);
  },
};
export const PermisoNegado: Story = {
  args: { permiso: 'negado' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('note')).toHaveTextContent(
      'Este navegador no deja que el portal te avise fuera de él.',
    ),
};
export const SinHttps: Story = {
  args: { permiso: 'sinHttps' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('note')).toHaveTextContent('el navegador pide que se abra por https'),
};
export const NavegadorQueNoPuede: Story = { args: { permiso: 'imposible' } };

export const Rechazado: Story = {
  args: { onChoose: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ canvas }) => {
    await userEvent.click(placeOf(canvas, 'Me multan', 'No'));
    await expect(await canvas.findByText(SERVER_DOWN)).toBeVisible();
    await expect(placeOf(canvas, 'Me multan', 'En el portal')).toBeChecked();
  },
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
