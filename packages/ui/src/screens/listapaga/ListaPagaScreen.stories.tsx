import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { held } from '../../docs/held';
import { type Canvas, closed, expectOnce, findQuestion, openDialog, openQuestion, press, pressWithKeyboard } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { PREVIA } from '../nomina/storyNomina';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { ListaPagaScreen } from './ListaPagaScreen';
import type { ListaPagaFila } from './ListaPagaScreenProps';
import { ARCHIVO, FILAS, fila, listaOf, OFERTA, THOUSAND } from './storyListaPaga';

const ready = (filas: readonly ListaPagaFila[]) => ({ kind: 'ready' as const, data: listaOf(filas) });

const meta = {
  id: 'pantallas-lista-de-paga',
  title: 'Pantallas/Lista de Paga',
  component: ListaPagaScreen,
  args: {
    state: ready(FILAS),
    viewer: STORY_PEOPLE.Gerente,
    rango: null,
    onRango: fn(),
    panel: null,
    onPanel: fn(),
    onPay: fn(async () => undefined),
    onUpdate: fn(async () => undefined),
    onRestartLista: fn(async () => undefined),
    previa: { kind: 'ready', data: { previa: PREVIA } },
    onRestartNomina: fn(async (_periodo: number): Promise<unknown> => undefined),
    oferta: { kind: 'ready', data: { oferta: OFERTA } },
    onPromote: fn(async () => undefined),
    onAviso: fn(),
  },
  render: held(ListaPagaScreen, { panel: 'onPanel' }),
} satisfies Meta<typeof ListaPagaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const AGENTE = FILAS[0] as ListaPagaFila;
const figure = (canvas: Canvas, name: string) => canvas.getByText(name, { selector: 'dl > div > dt' }).nextElementSibling;

/** The main act: a row is ticked as paid. The figures are the sums of what is shown; who is left out has no box, and says why (LPG-01 to LPG-03, LPG-18, LPG-22). */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    await expect(figure(canvas, 'Créditos')).toHaveTextContent('117c');
    await expect(figure(canvas, 'Personas')).toHaveTextContent('5');
    await expect(figure(canvas, 'Pagado')).toHaveTextContent('29c');
    await expect(figure(canvas, 'Por pagar')).toHaveTextContent('88c');
    await expect(canvas.getByText('Fuera por multa')).toBeVisible();
    await expect(canvas.getByText('Fuera por despido')).toBeVisible();
    for (const name of [/elPatio83/, /Expulsado/, /I1l_O0scar/]) await expect(canvas.queryByRole('checkbox', { name })).not.toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Pagada: Oficial, 15c' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pagada: Agente, 16c' }));
    await expectOnce(args.onPay, AGENTE, true);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actualizar' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reiniciar lista de paga' })).not.toBeInTheDocument();
  },
};
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready(THOUSAND) } };

/** With `adm` alone one looks: words instead of boxes, and only the choice of days (LPG-20). */
export const SoloMira: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const name of ['Actualizar', /^Reiniciar/, /^Ascender/]) await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    await expect(canvas.getByText('Sí, en ascenso')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Por fechas' })).toBeVisible();
  },
};

/** A fine was put meanwhile: the total that was seen is not the one that would be paid. */
export const TotalCambiado: Story = {
  args: { onPay: fn(() => Promise.reject(refusal(LISTA_PAGA.totalCambiado(11), 409))) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pagada: Agente, 16c' }));
    await expectOnce(args.onAviso, 'La paga ha cambiado: ahora son 11c. Revísala y vuelve a marcarla.');
  },
};

/** Refreshing with the keyboard: it is asked first (LPG-05). */
export const Actualiza: Story = {
  play: async ({ args, canvas }) => {
    await pressWithKeyboard(canvas, 'Actualizar');
    const asked = await findQuestion('¿Actualizar la lista de paga?');
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await expectOnce(args.onUpdate);
    await closed();
  },
};

/** The payroll is closed with the figures of what that closes, as on its own screen (LPG-06, LPG-08, LPG-15). */
export const ReiniciaNomina: Story = {
  play: async ({ args, canvas }) => {
    const asked = await openQuestion(canvas, 'Reiniciar nómina', '¿Reiniciar la nómina?');
    await waitFor(() => expect(asked.getByText('1.512c')).toBeVisible());
    await press(asked, 'Reiniciar nómina');
    await expectOnce(args.onRestartNomina, PREVIA.periodo);
    await closed();
  },
};

/** Archiving says what is not paid yet, and that it is not lost (LPG-07, LPG-08, LPG-16). */
export const ReiniciaLista: Story = {
  play: async ({ args, canvas }) => {
    const asked = await openQuestion(canvas, 'Reiniciar lista de paga', '¿Reiniciar la lista de paga?');
    await waitFor(() => expect(asked.getByText('Quedan sin pagar 3 filas (88c): no se pierden, y vuelven a la lista al actualizarla.')).toBeVisible());
    await press(asked, 'Reiniciar lista de paga');
    await expectOnce(args.onRestartLista);
    await closed();
  },
};

/** Somebody archived it first. */
export const YaReiniciada: Story = {
  args: { onRestartLista: fn(() => Promise.reject(refusal(LISTA_PAGA.vacia, 409))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Reiniciar lista de paga');
    await press(await findQuestion('¿Reiniciar la lista de paga?'), 'Reiniciar lista de paga');
    await expect((await findQuestion('No se ha hecho')).getByRole('alert')).toHaveTextContent('La lista de paga ya está vacía.');
  },
};

/** A pay is spent on a promotion: who, from where, to where, and what is left (LPG-09, LPG-24). */
export const Asciende: Story = {
  play: async ({ args, canvas }) => {
    const asked = await openQuestion(canvas, 'Ascender: Agente', 'Ascenso con la paga');
    await waitFor(() => expect(asked.getByText('Agente III')).toBeVisible());
    await expect(asked.getByText('Agente I')).toBeVisible();
    await expect(figure(asked, 'Se le entrega')).toHaveTextContent('6c');
    await press(asked, 'Ascender');
    await expectOnce(args.onPromote, { id: 31, usuario: 5, rango: 9, paga: 16, mision: 'Agente III' });
    await closed();
  },
};

/** The offer was another by then: it is told, with what there is now, and asked anew. */
export const OfertaCambiada: Story = {
  args: { panel: { kind: 'ascenso', fila: AGENTE }, onPromote: fn(() => Promise.reject(refusal(LISTA_PAGA.ofertaCambiada, 409))) },
  play: async () => {
    const asked = await findQuestion('Ascenso con la paga');
    await press(asked, 'Ascender');
    await expect(await asked.findByRole('alert')).toHaveTextContent('La oferta ha cambiado.');
    await expect(asked.getByRole('button', { name: 'Ascender' })).toBeEnabled();
  },
};

export const NoAlcanza: Story = {
  args: {
    panel: { kind: 'ascenso', fila: AGENTE },
    oferta: { kind: 'ready', data: { oferta: { ...OFERTA, id_rango: null, nueva: null, precio: 0, resto: 4 } } },
  },
  play: async () => {
    const asked = await findQuestion('Ascenso con la paga');
    await waitFor(() => expect(asked.getByText('Esa paga no alcanza para ninguna misión.')).toBeVisible());
    await expect(asked.queryByRole('button', { name: 'Ascender' })).not.toBeInTheDocument();
  },
};
export const FaltaFirma: Story = {
  args: { panel: { kind: 'ascenso', fila: AGENTE }, oferta: { kind: 'ready', data: { oferta: { ...OFERTA, nueva: 'Oficial I', faltaFirma: 1 } } } },
  play: async () => {
    const asked = await findQuestion('Ascenso con la paga');
    await waitFor(() => expect(asked.getByText(/exige firma/)).toBeVisible());
    await expect(asked.queryByRole('button', { name: 'Ascender' })).not.toBeInTheDocument();
  },
};
export const Ascendiendo: Story = {
  args: { panel: { kind: 'ascenso', fila: AGENTE }, onPromote: fn(forever) },
  play: async () => {
    const asked = await findQuestion('Ascenso con la paga');
    await press(asked, 'Ascender');
    await expect(asked.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};
export const CalculandoOferta: Story = { args: { panel: { kind: 'ascenso', fila: AGENTE }, oferta: { kind: 'loading' } } };

/** Some days: archived rows, without a box and without resets; what is missing is said in the portal's words (LPG-04, LPG-13, LPG-14). */
export const PorFechas: Story = {
  args: { state: ready(ARCHIVO), rango: { inicio: '2026-11-01', final: '2026-11-07' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Pasó a otra lista')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Reiniciar/ })).not.toBeInTheDocument();
    await press(canvas, 'Ver la lista actual');
    await expectOnce(args.onRango, null);
  },
};
export const PideFechas: Story = {
  play: async ({ args, canvas }) => {
    const dialog = await openDialog(canvas, 'Por fechas', 'Lista de paga por fechas');
    await press(dialog, 'Ver esos días');
    await expectOnce(args.onAviso, 'No dejes campos vacios');
    await expect(args.onRango).not.toHaveBeenCalled();
  },
};
export const SinFilasEsosDias: Story = { args: { state: ready([]), rango: { inicio: '2026-11-01', final: '2026-11-07' } } };

export const TextoLargo: Story = {
  args: { state: ready([fila(1, { usuarioNombre: LONG_NAME, monto: 1_000_000_000, multa: 999_999_999, restar: 1, categoria: 7 })]) },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
