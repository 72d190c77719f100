import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import {
  type Canvas,
  closed,
  expectOnce,
  findQuestion,
  openQuestion,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { PREVIA } from '../nomina/storyNomina';
import { forever, refusal } from '../storyData';
import type { ListaPagaScreen } from './ListaPagaScreen';
import { OFERTA } from './storyListaPaga';
import { AGENTE, figure, LISTA_PAGA_META } from './storyMeta';

const meta = {
  id: 'pantallas-lista-de-paga',
  title: 'Pantallas/Lista de Paga',
  ...LISTA_PAGA_META,
} satisfies Meta<typeof ListaPagaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openReset(canvas: Canvas, act: string, question: string) {
  await press(canvas, 'Más acciones');
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
  return findQuestion(question);
}

/** Refreshing the list, by keyboard, needs a confirmation (LPG-05). */
export const Actualiza: Story = {
  play: async ({ args, canvas }) => {
    await pressWithKeyboard(canvas, 'Actualizar');
    await confirmWithKeyboard('¿Actualizar la lista de paga?');
    await expectOnce(args.onUpdate);
    await closed();
  },
};

/**
 * The confirmation before closing the payroll shows the same preview as on the payroll's screen
 * (LPG-06, LPG-08, LPG-15).
 */
export const ReiniciaNomina: Story = {
  play: async ({ args, canvas }) => {
    const asked = await openReset(canvas, 'Reiniciar nómina', '¿Reiniciar la nómina?');
    await waitFor(() => expect(asked.getByText('1.512c')).toBeVisible());
    await press(asked, 'Reiniciar nómina');
    await expectOnce(args.onRestartNomina, PREVIA.periodo);
    await closed();
  },
};

/**
 * The confirmation before archiving shows the unpaid amount, and that it is not lost (LPG-07,
 * LPG-08, LPG-16).
 */
export const ReiniciaLista: Story = {
  play: async ({ args, canvas }) => {
    const asked = await openReset(
      canvas,
      'Reiniciar lista de paga',
      '¿Reiniciar la lista de paga?',
    );
    await waitFor(() =>
      expect(
        asked.getByText(
          'Quedan sin pagar 3 filas (88c): no se pierden, y vuelven a la lista al actualizarla.',
        ),
      ).toBeVisible(),
    );
    await press(asked, 'Reiniciar lista de paga');
    await expectOnce(args.onRestartLista);
    await closed();
  },
};

export const YaReiniciada: Story = {
  args: { onRestartLista: fn(() => Promise.reject(refusal(LISTA_PAGA.vacia, 409))) },
  play: async ({ canvas }) => {
    await press(
      await openReset(canvas, 'Reiniciar lista de paga', '¿Reiniciar la lista de paga?'),
      'Reiniciar lista de paga',
    );
    await expect((await findQuestion('No se ha hecho')).getByRole('alert')).toHaveTextContent(
      'La lista de paga ya está vacía.',
    );
  },
};

/**
 * A payment buys a promotion: the confirmation shows the person, the old and new mission, and the
 * rest (LPG-09, LPG-24).
 */
export const Asciende: Story = {
  play: async ({ args, canvas }) => {
    const asked = await openQuestion(canvas, 'Ascender por 10c: Agente', 'Ascenso con la paga');
    await waitFor(() => expect(asked.getByText('Agente III')).toBeVisible());
    await expect(asked.getByText('Agente I')).toBeVisible();
    await expect(figure(asked, 'Se le entrega')).toHaveTextContent('6c');
    await press(asked, 'Ascender');
    await expectOnce(args.onPromote, {
      id: 31,
      usuario: 5,
      rango: 9,
      paga: 16,
      mision: 'Agente III',
    });
    await closed();
  },
};

export const OfertaCambiada: Story = {
  args: {
    panel: { kind: 'ascenso', fila: AGENTE },
    onPromote: fn(() => Promise.reject(refusal(LISTA_PAGA.ofertaCambiada, 409))),
  },
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
    oferta: ready({ oferta: { ...OFERTA, id_rango: null, nueva: null, precio: 0, resto: 4 } }),
  },
  play: async () => {
    const asked = await findQuestion('Ascenso con la paga');
    await waitFor(() =>
      expect(asked.getByText('Esa paga no alcanza para ninguna misión.')).toBeVisible(),
    );
    await expect(asked.queryByRole('button', { name: 'Ascender' })).not.toBeInTheDocument();
  },
};
export const FaltaFirma: Story = {
  args: {
    panel: { kind: 'ascenso', fila: AGENTE },
    oferta: ready({ oferta: { ...OFERTA, nueva: 'Oficial I', faltaFirma: 1 } }),
  },
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
export const CalculandoOferta: Story = {
  args: { panel: { kind: 'ascenso', fila: AGENTE }, oferta: { kind: 'loading' } },
};
