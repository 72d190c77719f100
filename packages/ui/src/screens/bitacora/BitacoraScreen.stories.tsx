import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateful } from '../../docs/stateful';
import { type Canvas, expectOnce, listClosed, press, take } from '../../docs/storyActs';
import { SERVER_DOWN } from '../storyData';
import { BitacoraScreen } from './BitacoraScreen';
import { SIN_FILTRO } from './BitacoraScreenProps';
import { DATOS, LARGO, MANY, PALABRAS, TODOS } from './storyBitacora';

const ready = (data = DATOS) => ({ kind: 'ready' as const, data });

const meta = {
  id: 'pantallas-bitacora',
  title: 'Pantallas/Bitácora',
  component: BitacoraScreen,
  render: stateful(BitacoraScreen, { filtro: 'onFiltro' }),
  args: {
    state: ready(),
    filtro: SIN_FILTRO,
    personas: TODOS,
    onFiltro: fn(),
    onMore: fn(),
    isCargandoMas: false,
  },
} satisfies Meta<typeof BitacoraScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('button', { name: /Recluta se registró en el portal/ }),
    ).toBeVisible();
    const line = canvas.getByRole('button', { name: /Gerente ajustó la nómina de Oficial/ });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    line.focus();
    await userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('3')).toBeVisible());
    await press(canvas, 'Cargar más');
    await expectOnce(args.onMore);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: ready({ filas: [], nombres: [], categorias: [], hayMas: false }) },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready(MANY) } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

const unfold = async (canvas: Canvas, name: RegExp) => {
  await press(canvas, name);
  const line = canvas.getByRole('button', { name });
  return within(document.getElementById(line.getAttribute('aria-controls') ?? '') as HTMLElement);
};

export const EnPalabras: Story = {
  args: { state: ready(PALABRAS) },
  play: async ({ canvas, canvasElement, step }) => {
    const said = async (line: RegExp, ...texts: (string | RegExp)[]) => {
      const told = await unfold(canvas, line);
      for (const text of texts) await waitFor(() => expect(told.getByText(text)).toBeVisible());
    };
    await step('States, money and time', async () => {
      await said(/aceptó la ausencia/, 'En espera', 'Aceptada');
      await said(/pagó a Oficial/, 'Paga', 'Total');
      await said(/ajustó la nómina/, '1h 0m', '1h 20m');
    });
    await step('Names instead of numbers and codes', async () => {
      await said(/vendió una misión/, 'Vigilante I', '15c');
      await said(/segundo factor/, 'Desde la categoría', 'Vigilancia', /^Pagar la lista de paga/);
      await said(/despidió/, 'Inactividad');
    });
    await step('What nobody has heard of', () =>
      said(/hizo «constructor»/, 'Alguna cosa', 'En marcha', 'Constructor', 'Sí'),
    );
    await expect(canvasElement).not.toHaveTextContent(
      /ninguno|en_espera|En venta|true|null|algunaCosa/,
    );
  },
};

export const PersonasDelPasado: Story = {
  play: async ({ args, canvas, step }) => {
    await press(canvas, 'Filtros');
    const who = await canvas.findByRole('combobox', { name: 'A quién' });
    await step('Filtra por un nombre de antes', async () => {
      await userEvent.type(who, 'cabo');
      await take(/Caba/);
      await expect(args.onFiltro).toHaveBeenLastCalledWith({ ...SIN_FILTRO, persona: 91 });
    });
    await step('Encuentra a quien fue despedido', async () => {
      await userEvent.clear(who);
      await userEvent.type(who, 'Expuls');
      await expect(await screen.findByRole('option', { name: /Expulsado/ })).toHaveTextContent(
        'Vigilante I · Despedido',
      );
      await userEvent.keyboard('{Escape}');
      await listClosed();
    });
  },
};

export const Filtra: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(
      await canvas.findByRole('searchbox', { name: 'Buscar en lo que cambió' }),
      'x',
    );
    await expect(args.onFiltro).toHaveBeenLastCalledWith({ ...SIN_FILTRO, palabra: 'x' });
    await press(canvas, 'Filtros');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Quién lo hizo' }), 'Gerente');
    await take(/Gerente/);
    await expect(args.onFiltro).toHaveBeenLastCalledWith({ ...SIN_FILTRO, palabra: 'x', actor: 2 });
  },
};

export const NadaReciente: Story = {
  args: {
    state: ready({ filas: [], nombres: [], categorias: [], hayMas: true }),
    filtro: { ...SIN_FILTRO, palabra: 'aguja' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Con «Cargar más» se busca más atrás/)).toBeVisible();
    await press(canvas, 'Quitar todos los filtros');
    await expectOnce(args.onFiltro, SIN_FILTRO);
  },
};

export const CargandoMas: Story = { args: { isCargandoMas: true } };
export const TextoLargo: Story = {
  args: { state: ready(LARGO) },
  play: async ({ canvas }) => press(canvas, /multó a/),
};
