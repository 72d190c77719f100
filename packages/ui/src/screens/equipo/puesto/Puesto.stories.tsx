import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { press } from '../../../docs/storyActs';
import { letPass } from '../../../docs/storyTime';
import { CROWD, LONG_NAME, PERSONAS } from '../../storyData';
import { Puesto } from './Puesto';
import type { Dentro } from './PuestoProps';

/** 12:30 in the agency's zone. */
const AHORA = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;

const persona = (usuario: string, index: number, more: Partial<Dentro> = {}): Dentro => ({
  usuario,
  id_categoria: (index % 12) + 1,
  desde: new Date(AHORA - (index * 17 + 33) * MINUTE).toISOString(),
  pausado: index % 4 === 3 ? 1 : 0,
  estado: null,
  ...more,
});
const SEIS = PERSONAS.slice(0, 6).map(({ usuario }, i) =>
  persona(usuario, i, i === 1 ? { estado: 'Pase de lista a las ocho' } : {}),
);
const MUCHOS = CROWD.slice(0, 120).map(({ usuario }, i) =>
  persona(usuario, i, { estado: i % 2 === 0 ? `De guardia ${i}` : null }),
);

const meta = {
  id: 'pantallas-equipo-garita',
  title: 'Pantallas/Equipo/La garita',
  component: Puesto,
  args: { dentro: SEIS, zona: 'America/Mexico_City', now: () => AHORA },
} satisfies Meta<typeof Puesto>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, step }) => {
    await expect(canvas.getByRole('img', { name: /^6 dentro · 1 en pausa: / })).toBeVisible();
    await expect(await canvas.findByText('Pase de lista a las ocho')).toBeVisible();
    await step('Abre la lista y vuelve', async () => {
      await press(canvas, 'Ver como lista');
      await expect(await canvas.findByRole('table', { name: 'Quién está dentro' })).toBeVisible();
      await expect(canvas.getByText('En pausa')).toBeVisible();
      await press(canvas, 'Ver la garita');
      await expect(canvas.getByRole('img', { name: /^6 dentro/ })).toBeVisible();
    });
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

/** Without clocked-in people nothing is rendered. */
export const Vacio: Story = {
  args: { dentro: [] },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('region', { name: 'La garita' })).not.toBeInTheDocument(),
};
export const Uno: Story = { args: { dentro: SEIS.slice(0, 1) } };
export const DeNoche: Story = { args: { now: () => AHORA + 10 * 60 * MINUTE } };

/**
 * 120 clocked-in people: as many as fit are drawn, three speak at a time, and the others are
 * counted.
 */
export const MuchasFilas: Story = {
  args: { dentro: MUCHOS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^y \d+ más$/)).toBeVisible();
    await expect(canvas.getAllByText(/^De guardia/)).toHaveLength(3);
    await expect(canvas.getByText('De guardia 0')).toBeVisible();
    // The first measurement of the width restarts the turn, so the wait is repeated.
    await waitFor(async () => {
      await letPass(6_000);
      await expect(canvas.queryByText('De guardia 0')).not.toBeInTheDocument();
    });
    await expect(canvas.getAllByText(/^De guardia/).length).toBeLessThanOrEqual(3);
  },
};
export const NombreLargo: Story = {
  args: {
    dentro: [
      persona(LONG_NAME, 0, {
        estado:
          'Una frase larga que no cabe en dos líneas y que por eso se corta donde ya no hay sitio para más.',
      }),
      ...SEIS,
    ],
  },
};
