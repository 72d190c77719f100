import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Canvas, expectOnce, expectSeen, press, ready } from '../../docs/storyActs';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import { NormativaScreen } from './NormativaScreen';
import { NORMATIVA_PROPIA, publicada, VERSIONES } from './storyNormativa';

const meta = {
  id: 'pantallas-normativa',
  title: 'Pantallas/Normativa',
  component: NormativaScreen,
  args: {
    state: ready({ normativa: publicada(NORMATIVA_INICIAL, 1) }),
    aceptacion: null,
    versiones: [],
    onAccept: fn(async () => undefined),
  },
  parameters: {
    estados: {
      Vacio: 'Siempre hay una: la del portal, mientras la agencia no publica otra.',
      SinPermiso: 'Es pública.',
    },
  },
} satisfies Meta<typeof NormativaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main act of a visitor: looking up a fault and its sanction (NOR-01 to NOR-30). */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    const infracciones = within(canvas.getByRole('table', { name: 'Infracciones' }));
    await expect(infracciones.getAllByRole('row')).toHaveLength(1 + 18);
    await expect(
      infracciones.getByRole('row', { name: 'Perfil privado Intermedia MI-1' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('Nadie puede comprometerse con más de 3 departamentos.'),
    ).toBeVisible();
    const castigos = within(canvas.getByRole('table', { name: 'Castigos' }));
    await expect(castigos.getByRole('row', { name: /^Intermedia/ })).toHaveTextContent(
      'Multa de 5CMulta de 15CPasa a falta grave (M.G)',
    );
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expectIndice(canvas);
  },
};

/** The index leads to every part of the page, in its order. */
async function expectIndice(canvas: Canvas) {
  const indice = within(canvas.getByRole('navigation', { name: 'En esta página' }));
  const titulos = canvas.getAllByRole('heading', { level: 2 });
  await expect(
    indice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(titulos.map(({ textContent, id }) => [textContent, `#${id}`]));
}

const propia = {
  state: ready({ normativa: publicada(NORMATIVA_PROPIA, 3) }),
  versiones: VERSIONES,
};

export const Propia: Story = {
  args: { ...propia, aceptacion: { version: 3, propia: true, aceptada: null } },
  play: async ({ canvas, args, step }) => {
    await step('Se lee y se acepta', async () => {
      await expect(canvas.getByRole('link', { name: 'la guía' })).toHaveAttribute(
        'href',
        'https://ejemplo.es/guia',
      );
      await press(canvas, 'Leída y aceptada');
      await expectOnce(args.onAccept, { version: 3 });
    });
    await step('Se mira qué cambió', async () => {
      await expectIndice(canvas);
      await expect(canvas.getByRole('link', { name: 'Versiones' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^Versión 3/ }));
      await expectSeen(canvas.getByText('Nueva infracción ML-9 (Leve): Llegar tarde'));
    });
  },
};

export const Aceptada: Story = {
  args: {
    ...propia,
    aceptacion: { version: 3, propia: true, aceptada: '2026-11-21T18:30:00.000Z' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leída y aceptada el 21 nov 2026.')).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Leída y aceptada' }),
    ).not.toBeInTheDocument();
  },
};

/** The portal's own text, which the agency has not published: there is nothing to accept. */
export const LaDelPortal: Story = {
  args: {
    state: ready({ normativa: publicada(NORMATIVA_INICIAL, 1) }),
    aceptacion: { version: 1, propia: false, aceptada: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Infracciones' })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Leída y aceptada' }),
    ).not.toBeInTheDocument();
  },
};

export const OtraEntretanto: Story = {
  args: {
    ...propia,
    aceptacion: { version: 3, propia: true, aceptada: null },
    onAccept: fn(() =>
      Promise.reject(
        refusal('La normativa ha cambiado: ahora es la versión 4. Léela antes de aceptarla.', 409),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Leída y aceptada');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ahora es la versión 4');
  },
};

export const Aceptando: Story = {
  args: {
    ...propia,
    aceptacion: { version: 3, propia: true, aceptada: null },
    onAccept: fn(forever),
  },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Leída y aceptada' }));
    await expectOnce(args.onAccept, { version: 3 });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const MuchasFilas: Story = {
  args: {
    state: ready({
      normativa: publicada(
        {
          ...NORMATIVA_PROPIA,
          infracciones: Array.from({ length: 150 }, (_, n) => ({
            codigo: `ML-${n}`,
            tipo: 'ML',
            texto: `Infracción número ${n}`,
          })),
        },
        3,
      ),
    }),
  },
};
export const EnTelefono: Story = {
  args: { ...propia, aceptacion: { version: 3, propia: true, aceptada: null } },
  globals: { viewport: { value: 'phone' } },
};
