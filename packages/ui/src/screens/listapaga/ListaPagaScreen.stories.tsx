import { CREDITOS } from '@garita/domain/formato/moneda';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectOnce, openDialog, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { ListaPagaScreen } from './ListaPagaScreen';
import type { ListaPagaFila, ListaPagaScreenProps } from './ListaPagaScreenProps';
import { ARCHIVO, FILAS, fila, THOUSAND } from './storyListaPaga';
import { AGENTE, figure, filasOf, LISTA_PAGA_META } from './storyMeta';

const meta = {
  id: 'pantallas-lista-de-paga',
  title: 'Pantallas/Lista de Paga',
  ...LISTA_PAGA_META,
} satisfies Meta<typeof ListaPagaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The main act: ticking a row as paid. The figures sum the shown rows. An excluded person has a
 * reason instead of a checkbox (LPG-01 to LPG-03, LPG-18, LPG-22).
 */
export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Dice cuánto hay, cuánto está pagado y cuánto falta', async () => {
      await expect(figure(canvas, 'Créditos')).toHaveTextContent('117c');
      await expect(figure(canvas, 'Personas')).toHaveTextContent('5');
      await expect(figure(canvas, 'Pagado')).toHaveTextContent('29c');
      await expect(figure(canvas, 'Por pagar')).toHaveTextContent('88c');
    });
    await step('Quien se queda fuera está aparte, debajo, y no tiene casilla', async () => {
      const heading = canvas.getByRole('heading', { name: 'Fuera (2)' });
      for (const why of ['Fuera por multa', 'Fuera por despido'])
        await expect(
          heading.compareDocumentPosition(canvas.getByText(why)) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).toBeTruthy();
      for (const name of [/elPatio83/, /Expulsado/, /I1l_O0scar/])
        await expect(canvas.queryByRole('checkbox', { name })).not.toBeInTheDocument();
      await expect(canvas.getByRole('checkbox', { name: 'Pagada: Oficial, 15c' })).toBeChecked();
    });
    await step('El ascenso se ofrece con su precio a quien le toca', async () => {
      // Only a payment that is enough for a promotion has the button, with the price.
      await expect(canvas.getAllByRole('button', { name: /^Ascender/ })).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: 'Ascender por 10c: Agente' })).toBeVisible();
    });
    await step('Paga a Agente', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Pagada: Agente, 16c' }));
      await expectOnce(args.onPay, AGENTE, true);
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: filasOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actualizar' })).toBeVisible();
    await press(canvas, 'Más acciones');
    await expect(await screen.findByRole('menuitem', { name: 'Reiniciar nómina' })).toBeVisible();
    await expect(
      screen.queryByRole('menuitem', { name: 'Reiniciar lista de paga' }),
    ).not.toBeInTheDocument();
  },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: filasOf(THOUSAND) } };

/**
 * With the permission `adm` alone the list is read-only: words instead of checkboxes, and no acts
 * but the choice of days (LPG-20).
 */
export const SoloMira: Story = {
  args: { viewer: STORY_PEOPLE.Supervisora },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const name of [/^Pagar/, 'Actualizar', 'Más acciones', /^Ascender/])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    await expect(canvas.getByText('Sí, en ascenso')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Por fechas' })).toBeVisible();
  },
};

export const TotalCambiado: Story = {
  args: { onPay: fn(() => Promise.reject(refusal(LISTA_PAGA.totalCambiado(11, CREDITOS), 409))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pagada: Agente, 16c' }));
    await expectOnce(onAviso, 'La paga ha cambiado: ahora son 11c. Revísala y vuelve a marcarla.');
  },
};

/** Presses a row's checkbox. @returns the position and size of each row and cell that moved */
async function moved(canvas: Canvas, canvasElement: HTMLElement): Promise<string[]> {
  await document.fonts.ready;
  const places = () =>
    [...canvasElement.querySelectorAll('tr, td, article')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    });
  const box = canvas.getByRole('checkbox', { name: 'Pagada: Agente, 16c' });
  const before = places();
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
  return places().flatMap((place, index) =>
    place === before[index] ? [] : [`${before[index]} > ${place}`],
  );
}

/** As in the app, a paid row no longer offers a promotion. */
function Paid(args: ListaPagaScreenProps) {
  const [filas, setFilas] = useState(FILAS);
  const onPay = async ({ id }: ListaPagaFila) =>
    setFilas((now) =>
      now.map((one) => (one.id === id ? { ...one, pagado: 1 as const, compras: [] } : one)),
    );
  return <ListaPagaScreen {...args} state={filasOf(filas)} onPay={onPay} />;
}

/** The main act causes no layout shift, although the tag and the promotion disappear. */
export const NadaSalta: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Paid {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await moved(canvas, canvasElement)).toEqual([]);
    await expect(canvas.queryByRole('button', { name: /^Ascender por/ })).not.toBeInTheDocument();
  },
};
export const NadaSaltaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Paid {...args} />,
  play: async ({ canvas, canvasElement }) => expect(await moved(canvas, canvasElement)).toEqual([]),
};

/**
 * A range of days: archived rows have no checkboxes, and there are no resets. A missing day shows
 * the rule's text (LPG-04, LPG-13, LPG-14).
 */
export const PorFechas: Story = {
  args: { state: filasOf(ARCHIVO), rango: { inicio: '2026-11-01', final: '2026-11-07' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Pasó a otra lista')).toBeVisible();
    await expect(canvas.getByText('Filas hechas del 1 al 7 nov 2026')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    for (const name of [/^Pagar/, 'Actualizar', 'Más acciones'])
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument();
    await press(canvas, 'Ver la lista actual');
    await expectOnce(args.onRango, null);
  },
};
export const PideFechas: Story = {
  play: async ({ args, canvas }) => {
    await press(
      await openDialog(canvas, 'Por fechas', 'Lista de paga por fechas'),
      'Ver esos días',
    );
    await expectOnce(onAviso, 'No dejes campos vacios');
    await expect(args.onRango).not.toHaveBeenCalled();
  },
};
export const SinFilasEsosDias: Story = {
  args: { state: filasOf([]), rango: { inicio: '2026-11-01', final: '2026-11-07' } },
};

export const TextoLargo: Story = {
  args: {
    state: filasOf([
      fila(1, {
        usuarioNombre: LONG_NAME,
        monto: 1_000_000_000,
        multa: 999_999_999,
        restar: 1,
        categoria: 7,
      }),
    ]),
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
