import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { LONG_NAME, SERVER_DOWN } from '../storyData';
import { AusenciasScreen } from './AusenciasScreen';
import type { AusenciasScreenProps } from './AusenciasScreenProps';
import { ausencia, THOUSAND, TODAS } from './storyAusencias';
import { AUSENCIAS_META, ausenciasOf } from './storyMeta';

const meta = {
  id: 'pantallas-ausencias',
  title: 'Pantallas/Ausencias',
  ...AUSENCIAS_META,
} satisfies Meta<typeof AusenciasScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Accepting needs no confirmation, since it can be undone. An absence of a user of the same
 * category has no buttons (AUS-06, AUS-07).
 */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/4 ausencias esperan respuesta$/)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Aceptar: Ronda-Nocturna' }),
    ).not.toBeInTheDocument();
    // Oficial is already absent on these two days.
    await expect(canvas.getAllByText('Otra persona falta ya alguno de esos días')).toHaveLength(1);
    await press(canvas, 'Aceptar: Recluta');
    await expectOnce(args.cola.onDecide, TODAS[0], 'aceptar');
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ausenciasOf({ todas: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ausenciasOf({ todas: THOUSAND }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Todas/ }));
    await waitFor(() => expect(canvas.getByText('1.000 ausencias')).toBeVisible());
  },
};

/** Only the newest absences are loaded: two tabs show partial counts and offer the rest. */
export const HayAnteriores: Story = {
  args: {
    state: {
      ...ausenciasOf({ todas: TODAS }),
      more: { onMore: fn(), isLoading: false, error: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('En lo cargado')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Pendientes 4+' })).toBeVisible();
    await expect(canvas.getByText('Aquí está lo que espera de lo más reciente.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Todas 7+' }));
    await expect(await canvas.findByRole('button', { name: 'Ver anteriores' })).toBeVisible();
  },
};

/** When the data arrives, neither the focus nor the scroll position changes. */
export const AlLlegar: Story = {
  render: function Arriving(args: AusenciasScreenProps) {
    const [state, setState] = useState<AusenciasScreenProps['state']>({ kind: 'loading' });
    useEffect(() => setState(args.state), [args.state]);
    return <AusenciasScreen {...args} state={state} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Aceptar: Recluta' })).toBeVisible();
    await waitFor(() => expect(document.body).toHaveFocus());
  },
};

export const Todas: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Todas/ }));
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Buscar ausencias' }),
      'vacaciones',
    );
    await waitFor(() => expect(canvas.getByText('1 de 7 ausencias')).toBeVisible());
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByText('7 ausencias')).toBeVisible());
  },
};

export const TextoLargo: Story = {
  args: {
    state: ausenciasOf({
      propias: [
        ausencia(50, {
          motivo: 'Motivosinespacios'.repeat(20),
          inicio: '2026-12-28',
          final: '2027-01-06',
        }),
      ],
      todas: [
        ausencia(51, {
          usuarioNombre: LONG_NAME,
          motivo: 'Una explicación muy larga, con todo lo que hay que saber. '.repeat(8),
          inicio: '2026-12-28',
          final: '2027-01-06',
        }),
      ],
    }),
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
