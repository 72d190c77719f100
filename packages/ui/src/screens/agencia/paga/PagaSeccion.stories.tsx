import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { choose, expectOnce, press, ready } from '../../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../../storyData';
import { PagaSeccion } from './PagaSeccion';
import type { AjustesPaga } from './PagaSeccionProps';

const PAGA: AjustesPaga = {
  dia: 5,
  hora: 20,
  minuto: 0,
  zona: 'Europe/Madrid',
  moneda: 'crédito',
  monedaPlural: 'créditos',
  monedaCorta: 'c',
  descontarMultas: 1,
  recordatorio: null,
};
const noEs = 'Son unos ajustes: siempre los hay, y son los que son.';

const meta = {
  id: 'pantallas-agencia-paga',
  title: 'Pantallas/Agencia/Paga',
  component: PagaSeccion,
  args: { state: ready({ paga: PAGA }), onSave: fn(async () => undefined) },
  parameters: { estados: { Vacio: noEs, MuchasFilas: noEs } },
} satisfies Meta<typeof PagaSeccion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText('viernes, 27 de noviembre, 20:00')).toBeVisible();
    await step('Cambia el día, el minuto y la moneda', async () => {
      await choose(canvas, /Día/, 'Jueves');
      await choose(canvas, /Minuto/, '30');
      await userEvent.clear(canvas.getByLabelText('Detrás de un número'));
      await userEvent.type(canvas.getByLabelText('Detrás de un número'), '€');
      await userEvent.click(
        canvas.getByRole('switch', { name: 'Descontar las multas de la paga' }),
      );
    });
    await step('La vista lo dice', async () => {
      await expect(canvas.getByText('jueves, 26 de noviembre, 20:30')).toBeVisible();
      await expect(canvas.getAllByText('1.250€')).toHaveLength(2);
      await expect(canvas.getByRole('status')).toHaveTextContent('4 cambios sin guardar');
    });
    await press(canvas, 'Guardar');
    await expectOnce(args.onSave, {
      data: { dia: 4, minuto: 30, monedaCorta: '€', descontarMultas: 0 },
      previos: { dia: 5, minuto: 0, monedaCorta: 'c', descontarMultas: 1 },
    });
  },
};

/** While a new zone is unsaved, a warning names its effect on days, weeks, absences and periods. */
export const OtraZona: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, /Zona horaria/, /^México/);
    await expect(canvas.getByRole('note')).toHaveTextContent(
      'El próximo día de paga será viernes, 27 de noviembre, 20:00.',
    );
    await expect(canvas.getByRole('note')).toHaveTextContent('Las ausencias conservan sus días');
  },
};

export const ConRecordatorio: Story = {
  args: { state: ready({ paga: { ...PAGA, recordatorio: 24 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Se anuncia: jueves, 26 de noviembre, 20:00.')).toBeVisible();
    await choose(canvas, /Recordatorio/, 'Sin recordatorio');
    await expect(canvas.queryByText(/Se anuncia: /)).not.toBeInTheDocument();
  },
};

/** The field refuses digits in the short currency: they would read as part of the amount. */
export const MonedaImposible: Story = {
  play: async ({ canvas, args }) => {
    const corta = canvas.getByLabelText('Detrás de un número');
    await userEvent.clear(corta);
    await userEvent.type(corta, '5');
    await press(canvas, 'Guardar');
    await expect(
      canvas.getByText('De 1 a 5 letras o signos, sin cifras ni espacios'),
    ).toBeVisible();
    await expect(corta).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Rechazada: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        refusal(
          'Alguien ha cambiado mientras tanto: Día de paga. Vuelve a abrirlo para ver cómo está ahora.',
          409,
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await choose(canvas, /Día/, 'Lunes');
    await press(canvas, 'Guardar');
    await waitFor(() => expect(canvas.getByText(/Día de paga\. Vuelve/)).toBeVisible());
  },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
