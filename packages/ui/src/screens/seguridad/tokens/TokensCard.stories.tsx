import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import { TOKENS as TEXTOS } from '@garita/domain/tokens/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectOnce,
  findQuestion,
  openDialog,
  openQuestion,
  press,
  take,
} from '../../../docs/storyActs';
import { onAviso } from '../../../docs/storyNotice';
import { STORY_PEOPLE } from '../../../docs/storyPeople';
import { forever, refusal, SERVER_DOWN } from '../../storyData';
import { COPIA, ready, SECRETO, TOKENS, TOKENS_ARGS } from './storyTokens';
import { TokensCard, type TokensCardProps } from './TokensCard';

/** Keeps state, so that revoked tokens disappear as with the server. */
function WithServer({ state, onRevoke, ...props }: TokensCardProps) {
  const [gone, setGone] = useState<readonly number[]>([]);
  const revoke = async (id: number) => {
    await onRevoke(id);
    setGone((now) => [...now, id]);
  };
  const shown =
    state.kind === 'ready'
      ? ready(state.data.tokens.filter(({ id }) => !gone.includes(id)))
      : state;
  return <TokensCard {...props} state={shown} onRevoke={revoke} />;
}

const meta = {
  id: 'pantallas-seguridad-tokens',
  title: 'Pantallas/Seguridad de la cuenta/Tokens',
  component: WithServer,
  args: TOKENS_ARGS,
} satisfies Meta<typeof WithServer>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = (canvas: Canvas) =>
  [...canvas.getByRole('list', { name: 'Tokens' }).children] as HTMLElement[];
async function openForm(canvas: Canvas) {
  const dialog = await openDialog(canvas, 'Nuevo token');
  return { dialog, send: () => press(dialog, 'Hacer token') };
}

export const ConDatos: Story = {
  play: async ({ canvas }) => {
    const [copia, multas, prueba] = rowsOf(canvas);
    await expect(copia).toHaveTextContent(
      /^Copia de la nómina…x7QaSolo lecturaHecho el 2 nov 2026, .*Último uso: 21 nov 2026, .*Caduca el 2 dic 2026/,
    );
    await expect(
      within(multas as HTMLElement).getByRole('list', { name: 'Qué puede Multas desde la hoja' }),
    ).toHaveTextContent(nombresPermisos.mul);
    await expect(multas).toHaveTextContent('Aún no se ha usado');
    await expect(prueba).toHaveTextContent(/Caducado.*Caducó el/);
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const HaceUno: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const { dialog, send } = await openForm(canvas);
    await step('Dice lo que falta', async () => {
      await send();
      await expect(onAviso).toHaveBeenLastCalledWith(TEXTOS.sinNombre);
      await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), ' Copia ');
      await send();
      await expect(onAviso).toHaveBeenLastCalledWith(TEXTOS.sinClave);
    });
    await step('Hace el token', async () => {
      await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'mi clave');
      await send();
      const values = {
        nombre: ' Copia ',
        expira: '2026-12-21T18:30:00.000Z',
        soloLectura: true,
        codigos: [],
        clave: 'mi clave',
      };
      await expectOnce(args.onCreate, values);
    });
    await step('Se ve una sola vez', async () => {
      const shown = await findQuestion('Token «Copia»');
      await expect(shown.getByText(SECRETO)).toBeVisible();
      await press(shown, 'Copiar');
      await expectOnce(args.onCopy, SECRETO);
      await press(shown, 'Ya lo guardé');
      await closed();
      await expect(canvas.queryByText(SECRETO)).toBeNull();
    });
  },
};

export const ConPermisos: Story = {
  play: async ({ args, canvas, step }) => {
    const { dialog, send } = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Multas');
    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'mi clave');
    await step('Ofrece solo los permisos propios', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Permisos elegidos' }));
      await expect(dialog.queryByRole('checkbox', { name: nombresPermisos.man })).toBeNull();
      await expect(dialog.getAllByRole('checkbox')).toHaveLength(
        STORY_PEOPLE.Supervisora.permisos.length,
      );
    });
    await step('Pide al menos uno', async () => {
      await send();
      await expect(onAviso).toHaveBeenLastCalledWith(TEXTOS.sinCodigos);
      await userEvent.click(dialog.getByRole('checkbox', { name: nombresPermisos.mul }));
      await send();
      await expect(args.onCreate).toHaveBeenLastCalledWith(
        expect.objectContaining({ soloLectura: false, codigos: ['mul'] }),
      );
    });
  },
};

export const OtraFecha: Story = {
  play: async ({ args, canvas }) => {
    const { dialog, send } = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Copia');
    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'mi clave');
    await press(dialog, /Caduca/);
    await take('Otra fecha…');
    await send();
    await expect(onAviso).toHaveBeenLastCalledWith(TEXTOS.sinCaducidad);
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const SinPermisos: Story = {
  args: { viewer: STORY_PEOPLE.Agente },
  play: async ({ canvas }) => {
    const { dialog } = await openForm(canvas);
    await expect(dialog.queryByRole('radio')).toBeNull();
  },
};

export const ClaveIncorrecta: Story = {
  args: {
    onCreate: fn(() =>
      Promise.reject(
        Object.assign(refusal('La clave actual no es correcta', 400), { campo: 'clave' }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const { dialog, send } = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Copia');
    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'otra');
    await send();
    await waitFor(() =>
      expect(dialog.getByLabelText('Tu contraseña')).toHaveAccessibleDescription(
        'La clave actual no es correcta',
      ),
    );
  },
};

export const Haciendo: Story = {
  args: { onCreate: fn(forever) },
  play: async ({ args, canvas }) => {
    const { dialog, send } = await openForm(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Copia');
    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'mi clave');
    await send();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

export const Revoca: Story = {
  play: async ({ args, canvas }) => {
    const question = await openQuestion(
      canvas,
      'Revocar: Copia de la nómina',
      '¿Revocar este token?',
    );
    await waitFor(() => expect(question.getByText('Copia de la nómina')).toBeVisible());
    await press(question, 'Revocar');
    await expectOnce(args.onRevoke, COPIA.id);
    await closed();
    await expect(rowsOf(canvas)).toHaveLength(TOKENS.length - 1);
    await waitFor(() =>
      expect(canvas.getByRole('list', { name: 'Tokens' }).parentElement).toHaveFocus(),
    );
  },
};

export const YaRevocado: Story = {
  args: { onRevoke: fn(() => Promise.reject(refusal(TEXTOS.noEncontrado, 404))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Revocar: Prueba');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revocar' }),
    );
    await expect(
      await screen.findByRole('alertdialog', { name: 'No se pudo revocar' }),
    ).toHaveTextContent(TEXTOS.noEncontrado);
  },
};

export const Vacio: Story = {
  args: { state: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('No tienes ningún token.')).toBeVisible(),
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const TextoLargo: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    state: ready([
      { ...COPIA, nombre: 'W'.repeat(40), soloLectura: 0, codigos: ['adm', 'ldp', 'man', 'exc'] },
    ]),
  },
};
export const MuchasFilas: Story = {
  args: {
    state: ready(
      Array.from({ length: 50 }, (_, index) => ({
        ...COPIA,
        id: index + 1,
        nombre: `Copia ${index + 1}`,
      })),
    ),
  },
};
