import { SESIONES } from '@garita/domain/sesion/sesiones.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, closed, expectOnce, press, ready } from '../../docs/storyActs';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import { SeguridadScreen, type SeguridadScreenProps } from './SeguridadScreen';
import type { Sesion } from './sesiones/FilaSesion';
import { TOKENS_ARGS } from './tokens/storyTokens';

const ESTA: Sesion = {
  id: 31,
  dispositivo: 'Chrome en Android',
  creada: '2026-11-02T18:30:00.000Z',
  uso: '2026-11-21T18:30:00.000Z',
  actual: true,
};
const OTRAS: readonly Sesion[] = [
  {
    id: 12,
    dispositivo: 'Firefox en Windows',
    creada: '2026-03-12T09:00:00.000Z',
    uso: '2026-11-20T21:05:00.000Z',
    actual: false,
  },
  {
    id: 7,
    dispositivo: SESIONES.dispositivoDesconocido,
    creada: '2026-01-30T23:10:00.000Z',
    uso: '2026-02-01T08:00:00.000Z',
    actual: false,
  },
];

/** Keeps state, so that closed sessions disappear as with the server. */
function WithServer({
  segundoFactor,
  sesiones: { state, onClose, onCloseOthers },
  tokens,
  exigencia,
}: SeguridadScreenProps) {
  const [ended, setEnded] = useState<readonly number[]>([]);
  const all = state.kind === 'ready' ? state.data.sesiones : [];
  const close = async (id: number) => {
    await onClose(id);
    setEnded((now) => [...now, id]);
  };
  const closeOthers = async () => {
    await onCloseOthers();
    setEnded(all.filter(({ actual }) => !actual).map(({ id }) => id));
  };
  const shown =
    state.kind === 'ready'
      ? ready({ sesiones: all.filter(({ id }) => !ended.includes(id)) })
      : state;
  return (
    <SeguridadScreen
      segundoFactor={segundoFactor}
      sesiones={{ state: shown, onClose: close, onCloseOthers: closeOthers }}
      tokens={tokens}
      exigencia={exigencia}
    />
  );
}

const args = {
  state: ready({ sesiones: [ESTA, ...OTRAS] }),
  onClose: fn(async () => undefined),
  onCloseOthers: fn(async () => undefined),
};

const never = fn(async () => ({ secreto: '', enlace: '', codigos: [] }));
/** The second factor has its own stories. */
const segundoFactor = {
  state: {
    kind: 'ready' as const,
    data: { aplicacion: null, llaves: [], dominio: 'portal.example', quedan: 0 },
  },
  onPrepare: never,
  onConfirm: never,
  onRemove: never,
  onAddLlave: never,
  onRemoveLlave: never,
  onRenew: never,
  onCopy: fn(),
};

const meta = {
  id: 'pantallas-seguridad',
  title: 'Pantallas/Seguridad de la cuenta',
  component: WithServer,
  parameters: { estados: { SinPermiso: 'Es de cada quien.' } },
  args: { segundoFactor, sesiones: args, tokens: TOKENS_ARGS, exigencia: null },
} satisfies Meta<typeof WithServer>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Sesiones abiertas' })).getAllByRole('listitem');
const pressIn = async (button: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: button }),
  );

export const ConDatos: Story = {
  play: async ({ canvas, args: { sesiones }, step }) => {
    const [first, ...others] = rowsOf(canvas);
    await step('Lee las sesiones, la propia primero', async () => {
      await expect(first).toHaveTextContent('Chrome en AndroidEntraste el 2 nov 2026');
      await expect(first).toHaveTextContent('Esta sesión');
      await expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
      await expect(others).toHaveLength(2);
    });
    await step('Cierra otra', async () => {
      await press(canvas, /^Cerrar: Firefox en Windows, último uso 20 nov 2026/);
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Firefox en Windows');
      await pressIn('Cerrar la sesión');
      await expectOnce(sesiones.onClose, 12);
      await closed();
      await expect(rowsOf(canvas)).toHaveLength(2);
    });
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const CierraLasDemas: Story = {
  play: async ({ canvas, args: { sesiones } }) => {
    await press(canvas, 'Cerrar las demás');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Se cerrarán 2 sesiones, y en sus dispositivos habrá que volver a entrar',
    );
    await pressIn('Cerrar sesiones');
    await expectOnce(sesiones.onCloseOthers);
    await closed();
    await expect(rowsOf(canvas)).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /Cerrar/ })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Sesiones abiertas' }).parentElement).toHaveFocus(),
    );
  },
};

export const Cerrando: Story = {
  args: { sesiones: { ...args, onCloseOthers: fn(forever) } },
  play: async ({ canvas, args: { sesiones } }) => {
    await press(canvas, 'Cerrar las demás');
    await pressIn('Cerrar sesiones');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expectOnce(sesiones.onCloseOthers);
  },
};

export const Rechazada: Story = {
  args: { sesiones: { ...args, onClose: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) } },
  play: async ({ canvas, args: { sesiones } }) => {
    await press(canvas, /^Cerrar: Firefox/);
    await pressIn('Cerrar la sesión');
    await expect(
      await within(screen.getByRole('alertdialog')).findByRole('alert'),
    ).toHaveTextContent(SERVER_DOWN);
    await pressIn('Cerrar la sesión');
    await waitFor(() => expect(sesiones.onClose).toHaveBeenCalledTimes(2));
  },
};

export const Vacio: Story = {
  args: { sesiones: { ...args, state: ready({ sesiones: [ESTA] }) } },
  play: async ({ canvas }) => {
    await expect(rowsOf(canvas)).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /Cerrar/ })).toBeNull();
  },
};

export const Cargando: Story = { args: { sesiones: { ...args, state: { kind: 'loading' } } } };

export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { sesiones: { ...args, state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } },
  play: async ({ canvas, args: { sesiones } }) => {
    await expect(canvas.getByText(SERVER_DOWN)).toBeVisible();
    await press(canvas, 'Reintentar');
    if (sesiones.state.kind === 'error')
      await expect(sesiones.state.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const MuchasFilas: Story = {
  args: {
    sesiones: {
      ...args,
      state: ready({
        sesiones: [
          ESTA,
          ...Array.from({ length: 300 }, (_, index) => ({
            ...(OTRAS[index % 2] as Sesion),
            id: 1000 + index,
            uso: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString(),
          })),
        ],
      }),
    },
  },
};
