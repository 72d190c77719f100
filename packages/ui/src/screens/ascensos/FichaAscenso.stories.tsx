import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectOnce, press, ready } from '../../docs/storyActs';
import { letPass, timePassed } from '../../docs/storyTime';
import { forever, LONG_NAME, refusal } from '../storyData';
import type { AscensosScreen } from './AscensosScreen';
import { AGENTE, ASCENSOS_META, RECLUTA } from './storyMeta';

const meta = {
  id: 'pantallas-ascensos',
  title: 'Pantallas/Ascensos',
  ...ASCENSOS_META,
} satisfies Meta<typeof AscensosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EnEspera: Story = {
  args: { buscado: 5, busqueda: ready(AGENTE) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('time')).toHaveTextContent('2 días y 6 horas');
    await expect(canvas.getByText('GAR - Centinela - OFI AGT')).toBeVisible();
    await expect(canvas.getByText(/Todavía no ha pasado el tiempo/)).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Enviar Solicitud' }),
    ).not.toBeInTheDocument();
  },
};

export const SeCumple: Story = {
  args: {
    buscado: 5,
    busqueda: ready(AGENTE),
    now: () => Date.parse(AGENTE.date_finaliza) - 400 + timePassed(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const countdown = canvasElement.querySelector('time');
    await expect(countdown).toHaveTextContent('1 minuto');
    await letPass(400);
    await waitFor(() => expect(countdown).toHaveTextContent('Cumplido'));
    await expectOnce(args.onWaitOver, 5);
    await expect(canvas.queryByText(/solicitud de ascenso pendiente/)).not.toBeInTheDocument();
  },
};

export const Pendiente: Story = {
  args: { buscado: 5, busqueda: ready({ ...AGENTE, date_finaliza: '2026-11-21T18:29:59.000Z' }) },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/Ya tiene una solicitud de ascenso pendiente/)).toBeVisible(),
};
export const SinSiguienteMision: Story = {
  args: {
    buscado: 8,
    busqueda: ready({ ...AGENTE, usuario: 8, mision: 'Centinela', m_nueva: false }),
  },
};
export const FichaPropia: Story = {
  args: {
    buscado: 4,
    busqueda: ready({
      ...RECLUTA,
      usuario: 4,
      mision: 'Oficial de barrera',
      m_nueva: 'Oficial mayor',
      firma: 'OFI',
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: 'Enviar Solicitud' })).not.toBeInTheDocument(),
};
/**
 * If the person's mission does not come from a promotion, the record names the act and its author
 * (ASC-08).
 */
export const MisionDeOtroModo: Story = {
  args: {
    buscado: 6,
    busqueda: ready({ ...RECLUTA, encargadoNombre: 'Gerente', origen: 'degrado' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Degradado por')).toBeVisible();
    await expect(canvas.getByText('Gerente')).toBeVisible();
    await expect(canvas.queryByText('Ascendido por')).not.toBeInTheDocument();
  },
};
export const CategoriaSuperior: Story = {
  args: {
    buscado: 3,
    busqueda: ready({
      ...RECLUTA,
      usuario: 3,
      mision: 'Supervisión',
      m_nueva: 'Supervisión general',
      firma: 'SUP',
    }),
  },
};

export const FueraDeAlcance: Story = {
  args: { busqueda: ready({ ...RECLUTA, alcanza: false }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Tu categoría no puede ascender hasta esa misión.'),
    ).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Enviar Solicitud' }),
    ).not.toBeInTheDocument();
  },
};

export const Enviando: Story = {
  args: { onSend: fn(forever) },
  play: async ({ canvas }) => {
    await press(canvas, 'Enviar Solicitud');
    await canvas.findByRole('progressbar', { name: 'Enviando la solicitud' });
    await expect(canvas.getByRole('button', { name: 'Enviar Solicitud' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const EnvioRechazado: Story = {
  args: {
    onSend: fn(() =>
      Promise.reject(refusal('Tu categoría no puede ascender hasta esa misión.', 409)),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Enviar Solicitud');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Error al enviar solicitud. Tu categoría no puede ascender hasta esa misión.',
    );
    await expect(canvas.getByRole('button', { name: 'Enviar Solicitud' })).toBeEnabled();
  },
};

export const TextoLargo: Story = {
  args: {
    state: ready({
      personas: [
        {
          id: 5,
          usuario: LONG_NAME,
          mision: 'Coordinación general de la barrera norte',
          id_categoria: 3,
        },
      ],
    }),
    buscado: 5,
    busqueda: ready({
      ...AGENTE,
      mision: 'Coordinación general de la barrera norte',
      m_nueva: 'Coordinación general de la barrera norte y de los accesos del puerto',
      encargadoNombre: LONG_NAME,
    }),
  },
};
