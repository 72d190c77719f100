import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import { stateful } from '../../docs/stateful';
import {
  closed,
  expectOnce,
  findQuestion,
  openDialog,
  openQuestion,
  pick,
  press,
  pressWithKeyboard,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, LONG_NAME, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { EXPULSADO as DESPEDIDO, permisosOf } from '../usuarios/storyUsuarios';
import { ClonesScreen } from './ClonesScreen';
import type { Clon, ClonesData, ClonesScreenProps, Grupo, Permitido } from './ClonesScreenProps';

const clon = (id: number, usuario: string, more: Partial<Clon> = {}): Clon => ({
  id,
  usuario,
  id_categoria: 2,
  despedido: 0,
  permitido: 0,
  ...more,
});
const permitido = (usuario: number, usuarioNombre: string): Permitido => ({
  usuario,
  usuarioNombre,
  id_categoria: 2,
  encargadoNombre: 'Fundadora',
  fecha: '2026-08-14T18:30:00.000Z',
});

const RECLUTA = clon(6, 'Recluta', { id_categoria: 1 });
const EXPULSADO = clon(17, 'Expulsado', { despedido: 1 });
const GRUPOS: readonly Grupo[] = [
  {
    num: 1,
    users: [clon(8, 'I1l_O0scar', { permitido: 1 }), clon(21, 'lLucía', { permitido: 1 })],
  },
  { num: 2, users: [EXPULSADO, RECLUTA, clon(22, 'Óscar.M')] },
];
const PERMITIDOS: readonly Permitido[] = [
  permitido(8, 'I1l_O0scar'),
  permitido(21, 'lLucía'),
  permitido(30, 'Sra.Quintana'),
];
const MUCHOS: readonly Grupo[] = Array.from({ length: 500 }, (_, i) => ({
  num: i + 1,
  users: [
    clon(i * 2 + 100, `Persona-${i * 2 + 1}`),
    clon(i * 2 + 101, `Persona-${i * 2 + 2}`, { despedido: i % 3 === 0 ? 1 : 0 }),
  ],
}));

const ready = (data: Partial<ClonesData> = {}) => ({
  kind: 'ready' as const,
  data: { grupos: GRUPOS, permitidos: PERMITIDOS, ...data },
});

const Stateful = stateful(ClonesScreen, { regreso: 'onRegreso' });

const meta = {
  id: 'pantallas-clones',
  title: 'Pantallas/Clones',
  component: ClonesScreen,
  render: Stateful,
  args: {
    state: ready(),
    personas: { kind: 'ready', data: { personas: PERSONAS } },
    viewer: STORY_PEOPLE.Fundadora,
    onAllow: fn(async () => undefined),
    regreso: null,
    onRegreso: fn(),
    permisosRegreso: { kind: 'ready', data: { permisos: permisosOf(DESPEDIDO) } },
    onReadmit: fn(async () => undefined),
  },
} satisfies Meta<typeof ClonesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main act: the user allows a person of a group (CLO-03 to CLO-05, CLO-13). */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Grupo 2' })).toBeVisible();
    // A button names the act; the state beside it is a badge.
    await expect(
      canvas.queryByRole('button', { name: /^(Activo|Despedido|(No p|P)ermitido)/ }),
    ).not.toBeInTheDocument();
    await press(canvas, 'Permitir a Recluta');
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Permitir compartir dirección?',
    });
    await expect(dialog).toHaveTextContent('Recluta podrá compartir dirección');
    await press(dialog, 'Permitir');
    await expectOnce(args.onAllow, RECLUTA.id, true);
    await closed();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ grupos: [], permitidos: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

/** Hundreds of groups: paged, and a search finds whole groups (CLO-02). */
export const MuchasFilas: Story = {
  args: { state: ready({ grupos: MUCHOS }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(24);
    await press(canvas, 'Mostrar más grupos');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(48);
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Buscar en los grupos' }),
      'persona-999',
    );
    await waitFor(() => expect(canvas.getByText('1 de 500 grupos')).toBeVisible());
    await expect(canvas.getByText('Persona-1000')).toBeVisible();
  },
};

/** The user readmits a dismissed person, by keyboard (CLO-08). */
export const ReadmiteConTeclado: Story = {
  play: async ({ args, canvas }) => {
    await pressWithKeyboard(canvas, 'Readmitir a Expulsado');
    await confirmWithKeyboard('¿Readmitir a Expulsado?');
    await expectOnce(args.onReadmit, EXPULSADO.id, false);
    await closed();
  },
};

/** Below category 12 there are no buttons, even with the permission (CLO-07, CLO-08). */
export const SoloMira: Story = {
  args: { viewer: STORY_PEOPLE.Gerente },
  play: async ({ canvas }) => {
    for (const name of [/ermitir/, /^Readmitir/])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Permitido')).toHaveLength(2);
    await expect(canvas.getByText('Despedido')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Permitidos/ }));
    await expect(await canvas.findByText('Sra.Quintana')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();
  },
};

/** The user searches the allowed list and removes a person (CLO-01, CLO-14). */
export const Permitidos: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Permitidos/ }));
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Buscar permitidos' }),
      'quintana',
    );
    await waitFor(() => expect(canvas.getByText('1 de 3 personas')).toBeVisible());
    await press(
      await openQuestion(canvas, 'Quitar: Sra.Quintana', '¿Quitar de la lista?'),
      'Quitar',
    );
    await expectOnce(args.onAllow, 30, false);
    await closed();
  },
};

/** The user allows a person who does not share an address yet (CLO-06). */
export const Registra: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas, 'Permitir a alguien');
    await press(dialog, 'Permitir');
    await expectOnce(onAviso, 'Selecciona un usuario');
    await pick(dialog, 'Usuario', 'agen', /Agente/);
    await press(dialog, 'Permitir');
    await expectOnce(args.onAllow, 5, true);
    await closed();
  },
};

export const YaEstaba: Story = {
  args: {
    onAllow: fn(() => Promise.reject(refusal('Recluta ya está en la lista de permitidos.', 409))),
  },
  play: async ({ canvas }) => {
    await press(
      await openQuestion(canvas, 'Permitir a Recluta', '¿Permitir compartir dirección?'),
      'Permitir',
    );
    const refused = await findQuestion('No se cambió la lista');
    await expect(refused.getByRole('alert')).toHaveTextContent(
      'Recluta ya está en la lista de permitidos.',
    );
    await expect(refused.queryByRole('button', { name: 'Permitir' })).not.toBeInTheDocument();
  },
};

export const Cambiando: Story = {
  args: { onAllow: fn(forever) },
  play: async ({ canvas }) => {
    const dialog = await openQuestion(
      canvas,
      'Permitir a Recluta',
      '¿Permitir compartir dirección?',
    );
    await press(dialog, 'Permitir');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

/** After the readmission the pressed button is gone, and the focus stays on the page. */
export const VuelveYSigue: Story = {
  render: function Back(args: ClonesScreenProps) {
    const [grupos, setGrupos] = useState(GRUPOS);
    const onReadmit = async (id: number) =>
      setGrupos((now) =>
        now.map((grupo) => ({
          ...grupo,
          users: grupo.users.map((one) =>
            one.id === id ? { ...one, despedido: 0 as const } : one,
          ),
        })),
      );
    return <Stateful {...args} state={ready({ grupos })} onReadmit={onReadmit} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await press(
      await openQuestion(canvas, 'Readmitir a Expulsado', '¿Readmitir a Expulsado?'),
      'Readmitir',
    );
    await closed();
    await expect(canvas.queryByText('Despedido')).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

export const NombresLargos: Story = {
  args: {
    state: ready({
      grupos: [
        {
          num: 1,
          users: [
            clon(1, LONG_NAME, { despedido: 1 }),
            clon(2, 'MmMmMmMmMmMmMmMmMmMmMmMmMmMmMmMm', { permitido: 1 }),
          ],
        },
      ],
    }),
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
