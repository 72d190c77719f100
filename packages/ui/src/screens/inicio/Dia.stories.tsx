import { TIPOS_PENDIENTE } from '@garita/domain/inicio/pendientes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../components/Card';
import { type Canvas, expectOnce, findQuestion, press } from '../../docs/storyActs';
import { LONG_NAME, OFICIAL, refusal } from '../storyData';
import { tiempoDe } from '../tiempos/storyTiempos';
import { Dia } from './Dia';
import { FAILED, LOADING } from './storyBloques';
import { DIA, HOY, HOY_COMPLETO, HOY_DENTRO, HOY_NUEVO, PROPUESTA } from './storyDia';

const meta = {
  id: 'pantallas-inicio-dia',
  title: 'Pantallas/Inicio/Día',
  component: Dia,
  args: DIA,
} satisfies Meta<typeof Dia>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Dice cuándo llega el ascenso', async () => {
      await expect(canvas.getByText(/Podrás ascender en/)).toHaveTextContent(
        'Podrás ascender en 1 día y 20 horas',
      );
    });
    await step('Lo más urgente va primero y lleva a su pantalla', async () => {
      const lista = within(
        canvas.getByRole('heading', { name: 'Por hacer' }).closest('section') as HTMLElement,
      );
      const [first] = lista.getAllByRole('listitem');
      await expect(first).toHaveTextContent('Te proponen un ascenso');
      await expect(lista.getByRole('link', { name: 'Responder' })).toHaveAttribute(
        'href',
        '/solicitudes',
      );
    });
    await step('Dice qué falta para cobrar', async () => {
      await expect(canvas.getByText('Te falta 1 ascenso para cobrar 12c.')).toBeVisible();
      await expect(canvas.getByText(/Ahora cobrarías 0c\./)).toBeVisible();
      await expect(canvas.getByText(/^Se paga en/)).toHaveTextContent(
        'Se paga en 3 días y 6 horas',
      );
    });
    await step('La semana se oye día a día', async () => {
      await expect(canvas.getByText('Sábado, hoy: 1h 22m')).toBeInTheDocument();
      await expect(canvas.getByText('10h 10m dentro. 6 días seguidos.')).toBeVisible();
    });
    await press(canvas, 'Marcar entrada');
    await expectOnce(args.onClockIn);
  },
};
/** The cards have the same order in the document as on the page, so that the focus moves down. */
async function expectCards(canvas: Canvas, titles: readonly string[]) {
  const headings = canvas.getAllByRole('heading', { level: 2 });
  await expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  await expect(tops).toEqual([...tops].sort((a, b) => a - b));
}

export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expectCards(canvas, ['Por hacer', 'Este periodo', 'Esta semana', 'A mano']),
};

/** The empty space at the foot of a card, in pixels. */
const slackOf = (card: Element): number =>
  card.getBoundingClientRect().bottom -
  Math.max(
    ...[...card.querySelectorAll('*')]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map((leaf) => leaf.getBoundingClientRect().bottom),
  );

/** Without tasks the columns still end close together: no card is mostly empty. */
export const SinTareas: Story = {
  args: { pendientes: { kind: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    for (const card of canvasElement.querySelectorAll('section'))
      await expect(slackOf(card)).toBeLessThan(120);
  },
};

export const Dentro: Story = {
  args: { isDentro: true, hoy: { kind: 'ready', data: HOY_DENTRO } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Te han propuesto para Cabo.')).toBeVisible();
    await expect(canvas.getByText('Estás dentro · 1h 22m')).toBeVisible();
    await expect(canvas.getByText(/^Tu tiempo: /)).toHaveTextContent(
      'Tu tiempo: 42 min, con Gerente',
    );
    await expect(canvas.getByText('Ya tienes toda la paga de este periodo.')).toBeVisible();
    await expect(canvas.getByText(/Ahora cobrarías 16c\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir a marcar la salida' })).toHaveAttribute(
      'href',
      '/fichaje',
    );
    await expect(canvas.queryByRole('button', { name: 'Marcar entrada' })).not.toBeInTheDocument();
  },
};

export const EnPausa: Story = {
  args: {
    isDentro: true,
    hoy: { kind: 'ready', data: { ...HOY_DENTRO, tiempo: tiempoDe(4, { mins: 42, enPausa: 8 }) } },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^Tu tiempo, en pausa: /)).toHaveTextContent(
      'Tu tiempo, en pausa: 42 min, sin encargado',
    ),
};

/**
 * A promotion that waits for the user is answered in the card, and is not repeated among the tasks.
 */
export const TeProponen: Story = {
  args: { solicitud: PROPUESTA, hoy: { kind: 'ready', data: HOY_COMPLETO } },
  play: async ({ args, canvas, step }) => {
    const propuesta = within(canvas.getByRole('group', { name: 'Te proponen un ascenso' }));
    await expect(propuesta.getByText(/te propone/)).toHaveTextContent('Gerente te propone Cabo');
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveTextContent('Aceptar');
    const lista = canvas.getByRole('heading', { name: 'Por hacer' }).closest('section');
    await expect(lista).not.toHaveTextContent('Te proponen un ascenso');
    await step('Se acepta sin salir del inicio', async () => {
      await userEvent.click(propuesta.getByRole('button', { name: 'Aceptar' }));
      const question = await findQuestion('¿Aceptar el ascenso?');
      await press(question, 'Aceptar');
      await expectOnce(args.respuesta.onAccept, PROPUESTA);
    });
  },
};
export const TeProponenEnTelefono: Story = {
  args: TeProponen.args ?? {},
  globals: { viewport: { value: 'phone' } },
};

/** A leader's start page has two columns and no shortcuts. */
export const DeQuienLleva: Story = {
  args: { atajos: [] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Esta semana', 'Por hacer', 'Este periodo']);
  },
};

/** A leader's pending tasks of `count` kinds. */
const tareas = (count: number) => ({
  kind: 'ready' as const,
  data: TIPOS_PENDIENTE.slice(1, count + 1).map((tipo) => ({
    tipo,
    cuantos: 4,
    desde: '2026-11-19T12:30:00.000Z',
  })),
});

/** Beside many tasks the period moves to the left, so that no card is mostly empty. */
export const DeQuienLlevaMucho: Story = {
  args: {
    atajos: [],
    hoy: { kind: 'ready', data: { ...HOY, semana: HOY_NUEVO.semana, racha: 0 } },
    pendientes: tareas(6),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Este periodo', 'Por hacer']);
    for (const card of canvasElement.querySelectorAll('section'))
      await expect(slackOf(card)).toBeLessThan(200);
  },
};
export const DeQuienLlevaMuchoEnTelefono: Story = {
  args: { atajos: [], pendientes: tareas(9) },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expectCards(canvas, ['Por hacer', 'Este periodo', 'Esta semana']),
};

/** The promotion, which is answered in its card, does not count among the many tasks. */
export const DeQuienLlevaConPropuesta: Story = {
  args: {
    atajos: [],
    solicitud: PROPUESTA,
    pendientes: {
      kind: 'ready',
      data: [{ tipo: 'solicitudes', cuantos: 1, desde: null }, ...tareas(5).data],
    },
  },
  play: async ({ canvas }) =>
    expect(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Esta semana', 'Por hacer', 'Este periodo']),
};

export const LeToca: Story = {
  args: {
    hoy: {
      kind: 'ready',
      data: { ...HOY, ascenso: { ...HOY_COMPLETO.ascenso, propuesto: 0 } as typeof HOY.ascenso },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/Ya te toca ascender/)).toBeVisible(),
};

export const SinSiguiente: Story = {
  args: { hoy: { kind: 'ready', data: { ...HOY, ascenso: null } } },
  play: async ({ canvas }) => expect(canvas.getByText(/No hay una misión siguiente/)).toBeVisible(),
};

export const Vacio: Story = {
  args: { hoy: { kind: 'ready', data: HOY_NUEVO }, pendientes: { kind: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nada te espera. Buen turno.')).toBeVisible();
    await expect(canvas.getByText('Esta categoría no paga nada.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Esta semana' })).not.toBeInTheDocument();
  },
};

/** Only the owner of a new agency sees the first steps. */
export const DuenaNueva: Story = {
  args: {
    hoy: { kind: 'ready', data: HOY_NUEVO },
    primeros: <Card title="Primeros pasos">Escalafón</Card>,
  },
  play: async ({ canvas }) => {
    const [first, second] = ['Primeros pasos', 'Por hacer'].map((name) =>
      canvas.getByRole('heading', { name }).closest('section')?.getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  },
};

export const Cargando: Story = { args: { hoy: LOADING, pendientes: LOADING } };
/** When these reads fail, the user's name is still shown and clocking in still works. */
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { hoy: FAILED, pendientes: FAILED },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ahora mismo no se puede saber qué te espera.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Marcar entrada' })).toBeEnabled();
  },
};
export const EntradaRechazada: Story = {
  args: { onClockIn: fn(() => Promise.reject(refusal('Ya estás dentro.', 409))) },
  play: async ({ canvas }) => {
    await press(canvas, 'Marcar entrada');
    await expect(await canvas.findByText('Ya estás dentro.')).toBeVisible();
  },
};
export const MuchasFilas: Story = {
  args: {
    persona: {
      ...OFICIAL,
      usuario: LONG_NAME,
      mision: 'Dirección general de la agencia',
      id_categoria: 12,
    },
    pendientes: {
      kind: 'ready',
      data: TIPOS_PENDIENTE.map((tipo) => ({
        tipo,
        cuantos: 1234,
        desde: '2026-11-19T12:30:00.000Z',
      })),
    },
  },
};
