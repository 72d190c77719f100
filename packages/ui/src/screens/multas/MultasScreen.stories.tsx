import { MULTAS as TEXTOS } from '@garita/domain/multas/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import { stateful } from '../../docs/stateful';
import {
  choose,
  closed,
  expectOnce,
  findDialog,
  openDialog,
  openQuestion,
  pick,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { PRIMERA_INTERMEDIA, SEGUNDA_LEVE, sancionCon } from '../sancion/storySancion';
import { forever, LONG_NAME, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { MultasScreen } from './MultasScreen';
import { MULTAS, multa, THOUSAND } from './storyMultas';

const meta = {
  id: 'pantallas-multas',
  title: 'Pantallas/Multas',
  component: MultasScreen,
  args: {
    state: ready({ multas: MULTAS }),
    viewer: STORY_PEOPLE.Gerente,
    isAsking: false,
    multado: null,
    onAsking: fn(),
    personas: { kind: 'ready', data: { personas: PERSONAS } },
    sancion: sancionCon(SEGUNDA_LEVE),
    onFine: fn(async () => undefined),
    onMark: fn(async () => undefined),
    onLote: fn(async (): Promise<string | null> => null),
    onDelete: fn(async () => undefined),
  },
  render: stateful(MultasScreen, { isAsking: 'onAsking' }),
} satisfies Meta<typeof MultasScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The main act: ticking a fine as collected. The viewer's own fine and a fine collected by the pay
 * list have a word instead of the checkbox (MUL-09 to MUL-11).
 */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 multas sin cobrar: 45c')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /Gerente/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: /Oficial/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('Sí, en la paga')).toBeVisible();
    await expect(canvas.getByText('Aviso')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /I1l_O0scar/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Por cobrar')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Cobrada: Recluta, 5c' }));
    await expectOnce(args.onMark, MULTAS[0], true);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ multas: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready({ multas: THOUSAND }) } };

const more = { onMore: fn(), isLoading: false, error: null };

export const HayAnteriores: Story = {
  args: { state: { ...ready({ multas: MULTAS }), more } },
  play: async ({ canvas, step }) => {
    more.onMore.mockClear();
    await step('Dice hasta dónde alcanza', async () => {
      await expect(canvas.getByText('3 multas sin cobrar: 45c (en lo cargado)')).toBeVisible();
      await expect(within(canvas.getByRole('figure')).getByText('En lo cargado')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent(`Más de ${MULTAS.length} multas`);
      await expect(canvas.getByText(/no alcanzan a lo anterior/)).toBeVisible();
    });
    await step('Lo que no se encuentra puede estar en lo anterior', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
      await canvas.findByText('Nada coincide con la búsqueda');
      await expect(canvas.getByRole('status')).toHaveTextContent(`0 de ${MULTAS.length} multas`);
      await press(canvas, 'Ver anteriores');
      await expectOnce(more.onMore);
      await press(canvas, 'Limpiar búsqueda');
    });
  },
};
export const TrayendoAnteriores: Story = {
  args: { state: { ...ready({ multas: MULTAS }), more: { ...more, isLoading: true } } },
};
export const NoLleganAnteriores: Story = {
  args: { state: { ...ready({ multas: MULTAS }), more: { ...more, error: SERVER_DOWN } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(SERVER_DOWN);
    await expect(canvas.getByRole('button', { name: 'Ver anteriores' })).toBeEnabled();
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const HayAnterioresEnTelefono: Story = {
  args: { state: { ...ready({ multas: MULTAS }), more } },
  globals: { viewport: { value: 'phone' } },
};

/** With the permission `adm` alone the list is read-only: words instead of checkboxes (MUL-11). */
export const SoloMira: Story = {
  args: { viewer: { ...STORY_PEOPLE.Oficial, permisos: ['adm'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Nueva multa' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Borrar/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('No')).toHaveLength(3);
    await expect(canvas.getByText('Aviso')).toBeVisible();
  },
};

export const YaCobrada: Story = {
  args: { onMark: fn(() => Promise.reject(refusal(TEXTOS.yaMarcada(1), 409))) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Cobrada: Agente, 15c' });
    await userEvent.click(box);
    await expectOnce(onAviso, 'Esa multa ya está cobrada.');
    await expect(box).not.toBeChecked();
  },
};

export const Cobrando: Story = {
  args: { onMark: fn(forever) },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Cobrada: Recluta, 5c' });
    await userEvent.click(box);
    await userEvent.click(box);
    await expectOnce(args.onMark, MULTAS[0], true);
  },
};

/**
 * A new fine: missing fields fail first, and only people of a lower category are offered (MUL-02,
 * MUL-04 to MUL-07).
 */
export const Multa5c: Story = {
  name: 'Multar',
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Nueva multa');
    await step('Pide a alguien a quien se pueda multar', async () => {
      await press(dialog, 'Multar');
      await expectOnce(onAviso, 'Selecciona un usuario');
      const who = dialog.getByRole('combobox', { name: 'Usuario' });
      await waitFor(() => expect(who).toHaveFocus());
      await userEvent.type(who, 'Gerente');
      await expect(await screen.findByText('Nadie coincide con «Gerente».')).toBeInTheDocument();
    });
    await step('Pide el motivo', async () => {
      await pick(dialog, 'Usuario', 'Reclu', /Recluta/);
      await press(dialog, 'Multar');
      await waitFor(() => expect(onAviso).toHaveBeenLastCalledWith('No dejes campos vacios'));
    });
    await step('Pone la multa', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Perfil privado');
      await press(dialog, /^Aumentar/);
      await press(dialog, 'Multar');
      await expectOnce(args.onFine, { usuario: 6, motivo: 'Perfil privado', creditos: 5 });
      await closed();
    });
  },
};

/** A preselected person is filled in, and the reason gets the focus. */
export const MultaAAlguien: Story = {
  args: { isAsking: true, multado: 6 },
  play: async ({ args }) => {
    const dialog = await findDialog('Nueva multa');
    await expect(dialog.getByRole('combobox', { name: 'Usuario' })).toHaveValue('Recluta');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveFocus());
    await userEvent.keyboard('Perfil privado');
    await press(dialog, 'Multar');
    await expectOnce(args.onFine, { usuario: 6, motivo: 'Perfil privado', creditos: 0 });
  },
};
/** A preselected person whom the viewer may not fine is ignored. */
export const MultaASuperior: Story = {
  args: { isAsking: true, multado: 1 },
  play: async () =>
    expect(
      (await findDialog('Nueva multa')).getByRole('combobox', { name: 'Usuario' }),
    ).toHaveValue(''),
};

export const PorLaNormativa: Story = {
  args: { isAsking: true, multado: 6, sancion: sancionCon(PRIMERA_INTERMEDIA) },
  play: async ({ args, step }) => {
    const dialog = await findDialog('Nueva multa');
    await step('Propone la multa y escribe el motivo', async () => {
      await choose(dialog, /Infracción/, 'MI-1 · Perfil privado');
      await expect(args.sancion.onElegir).toHaveBeenLastCalledWith({
        usuario: 6,
        infraccion: 'MI-1',
      });
      await expect(dialog.getByText('1.ª falta intermedia: multa de 5C.')).toBeVisible();
      await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Perfil privado');
      await expect(dialog.getByRole('textbox', { name: 'Créditos' })).toHaveValue('5');
    });
    await step('Quien pone otra escribe por qué', async () => {
      await press(dialog, /^Aumentar/);
      await press(dialog, 'Multar');
      const why = dialog.getByRole('textbox', { name: 'Por qué otra sanción' });
      await waitFor(() => expect(why).toHaveFocus());
      await expect(why).toHaveAccessibleDescription(
        /Según la normativa le corresponde otra sanción/,
      );
      await userEvent.type(why, 'Lo hizo a propósito');
      await press(dialog, 'Multar');
      await expectOnce(args.onFine, {
        usuario: 6,
        motivo: 'Perfil privado',
        creditos: 10,
        infraccion: { codigo: 'MI-1', version: 1 },
        porque: 'Lo hizo a propósito',
      });
    });
  },
};

export const InfraccionQuitada: Story = {
  args: { isAsking: true, multado: 6 },
  play: async ({ args }) => {
    const dialog = await findDialog('Nueva multa');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Sin gorra');
    await choose(dialog, /Infracción/, 'ML-2 · Uniforme incorrecto');
    await expect(dialog.getByText('2.ª falta leve: se añaden 5 minutos.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Sin gorra');
    await choose(dialog, /Infracción/, 'Ninguna');
    await press(dialog, 'Multar');
    await expectOnce(args.onFine, { usuario: 6, motivo: 'Sin gorra', creditos: 0 });
  },
};

export const BorraConTeclado: Story = {
  play: async ({ args, canvas }) => {
    await pressWithKeyboard(canvas, 'Borrar: Sra.Quintana');
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('ya está cobrada');
    await confirmWithKeyboard('¿Borrar la multa?');
    await expectOnce(args.onDelete, MULTAS[5]);
    await closed();
  },
};

export const CobradaEntretanto: Story = {
  args: { onDelete: fn(() => Promise.reject(refusal(TEXTOS.cobradaEnPaga, 409))) },
  play: async ({ canvas }) => {
    const refused = await openQuestion(
      await openQuestion(canvas, 'Borrar: Recluta', '¿Borrar la multa?'),
      'Borrar',
      'No se pudo borrar',
    );
    await expect(refused.getByRole('alert')).toHaveTextContent(
      'Marca antes la paga como no pagada.',
    );
  },
};

export const FormularioSinPersonas: Story = {
  args: { isAsking: true, personas: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      multas: [
        multa(1, {
          usuarioNombre: LONG_NAME,
          motivo: 'Motivosinespacios'.repeat(20),
          creditos: 1_000_000_000,
          encargadoNombre: LONG_NAME,
        }),
      ],
    }),
  },
};
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = within(canvas.getAllByRole('article')[0] as HTMLElement);
    const [tag, caption] = card.getAllByText('Por cobrar');
    await expect(tag).not.toBeVisible();
    await expect(caption).toBeVisible();
    await expect(card.queryByText('Créditos')).not.toBeInTheDocument();
    await expect(card.getByText(MULTAS[0]?.motivo ?? '')).toBeVisible();
  },
};
