import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { expectOnce, press, ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { LONG_NAME, SERVER_DOWN } from '../storyData';
import { PersonaScreen } from './PersonaScreen';
import {
  ACTOS,
  FICHA,
  FICHA_PUBLICA,
  HECHOS,
  historiaDe,
  MUCHOS,
  notasDe,
  RACHA,
  TRAIDA,
} from './storyPersona';

const { Gerente, Recluta } = STORY_PEOPLE;

const meta = {
  id: 'pantallas-persona',
  title: 'Pantallas/Persona',
  component: PersonaScreen,
  args: {
    nombre: 'Oficial',
    state: ready({ ficha: FICHA }),
    actos: ACTOS,
    historia: historiaDe(Gerente),
    notas: notasDe(),
    onGo: fn(),
    now: () => Date.parse('2026-11-21T18:30:00.000Z'),
  },
} satisfies Meta<typeof PersonaScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oficial' })).toBeVisible();
    await step('Dice quién es y qué pasa ahora', async () => {
      for (const text of ['OFI', 'Dentro · 2h 4m', '101 días en la agencia'])
        await expect(canvas.getByText(text)).toBeVisible();
      await expect(canvas.getAllByText('Oficial III')).toHaveLength(2);
      const camino = within(canvas.getByRole('list', { name: 'Camino por los rangos' }));
      await expect(camino.getAllByRole('listitem')).toHaveLength(5);
      await expect(camino.getByRole('img', { name: /^Inspección, por venir/ })).toBeVisible();
    });
    await step('Cuenta su historia, con quién y dónde', async () => {
      const historia = within(canvas.getByRole('list', { name: 'Su historia' }));
      const [ascenso] = historia.getAllByRole('listitem') as [HTMLElement];
      await expect(ascenso).toHaveTextContent('Ascendió a Oficial III, por Gerente');
      await expect(within(ascenso).getByRole('link', { name: 'Gerente' })).toHaveAttribute(
        'href',
        '/persona/Gerente',
      );
      await expect(within(ascenso).getByRole('link', { name: 'Ascensos' })).toHaveAttribute(
        'href',
        '/ascensos',
      );
    });
    await step('Deja ver una sola cosa', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Multas' }));
      await expectOnce(args.historia.onGrupo, 'multas');
    });
  },
};

export const TiemposSeguidos: Story = {
  args: { historia: historiaDe(Gerente, { hechos: RACHA }) },
  play: async ({ canvas, step }) => {
    const historia = within(canvas.getByRole('list', { name: 'Su historia' }));
    await step('Catorce tiempos son una línea, y un día no lleva hora', async () => {
      const [racha, llegada] = historia.getAllByRole('listitem') as [HTMLElement, HTMLElement];
      await expect(historia.getAllByRole('listitem')).toHaveLength(2);
      await expect(racha).toHaveTextContent('14 tiempos, 8h 40m');
      await expect(racha).toHaveTextContent('del 14 al 20 nov 2026');
      await expect(llegada).toHaveTextContent(/Entró en la agencia12 ago 2026(?!,)/);
    });
    await step('Se ven uno a uno, y se pliegan', async () => {
      await userEvent.click(historia.getByRole('button', { name: /^Ver uno a uno/ }));
      await expect(historia.getAllByRole('listitem')).toHaveLength(16);
      await userEvent.click(historia.getByRole('button', { name: /^Plegar/ }));
      await expect(historia.getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

export const DelPortalAnterior: Story = {
  args: { historia: historiaDe(Gerente, { hechos: TRAIDA }) },
  play: async ({ canvas }) => {
    const historia = within(canvas.getByRole('list', { name: 'Su historia' }));
    const [propia, traida, sola] = historia.getAllByRole('listitem') as HTMLElement[];
    await expect(propia).not.toHaveTextContent('Del portal anterior');
    await expect(traida).toHaveTextContent(
      /Se le perdonó una multa de 10.?c, por Supervisora.*Del portal anterior/,
    );
    await expect(sola).toHaveTextContent(
      /Cambio de misión: Cabo.I11 jun 2023.*Del portal anterior/,
    );
  },
};

export const Actos: Story = {
  play: async ({ args, canvas }) => {
    const actos = within(canvas.getByRole('group', { name: 'Acciones con Oficial' }));
    await expect(actos.getByRole('link', { name: 'Proponer ascenso' })).toHaveAttribute(
      'href',
      '/ascensos?persona=4',
    );
    await press(actos as never, 'Más acciones con Oficial');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Degradar' }));
    await expectOnce(args.onGo, '/degrados?degradar=4');
  },
};

/** The act that is due comes first and is the only solid button. */
export const LeTocaAscender: Story = {
  args: { state: ready({ ficha: { ...FICHA, proximo: '2026-11-20T09:12:00.000Z' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Le toca ascender')).toBeVisible();
    const links = within(canvas.getByRole('group', { name: 'Acciones con Oficial' })).getAllByRole(
      'link',
    );
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Proponer ascenso',
      'Multar',
      'Abrir tiempo',
    ]);
    const [due, multar] = links.map((link) => getComputedStyle(link).backgroundColor);
    await expect(due).not.toBe(multar);
  },
};

/** While no act is due, no button is solid. */
export const TodaviaNoLeToca: Story = {
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('group', { name: 'Acciones con Oficial' })).getAllByRole(
      'link',
    );
    const colours = new Set(links.map((link) => getComputedStyle(link).backgroundColor));
    await expect([links[0]?.textContent, colours.size]).toEqual(['Multar', 1]);
  },
};

export const ParaCualquiera: Story = {
  args: {
    state: ready({ ficha: FICHA_PUBLICA }),
    actos: [],
    notas: null,
    historia: historiaDe(Recluta, {
      hechos: HECHOS.filter(({ tipo }) => tipo === 'empleado').map((one) => ({
        ...one,
        encargado: null,
      })),
      grupos: ['agencia'],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Notas' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Empleado del Mes' })).not.toBeInTheDocument();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { historia: historiaDe(Gerente, { hechos: [] }), notas: notasDe([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Todavía no hay nada que puedas ver.')).toBeVisible();
    await expect(canvas.getByText('Nadie ha escrito ninguna.')).toBeVisible();
  },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const HistoriaNoCarga: Story = {
  args: {
    historia: {
      ...historiaDe(Gerente),
      state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() },
    },
  },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const NadieSeLlamaAsi: Story = {
  args: { nombre: 'Nadie', state: { kind: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No hay nadie con ese nombre' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver todo el equipo' })).toHaveAttribute(
      'href',
      '/equipo',
    );
  },
};

export const NombreDeAntes: Story = {
  args: { nombre: 'Novato' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('Quien se llamaba Novato se llama ahora Oficial.')).toBeVisible(),
};

export const Despedida: Story = {
  args: {
    nombre: 'Expulsado',
    actos: [],
    notas: null,
    state: ready({
      ficha: {
        id: 7,
        usuario: 'Expulsado',
        activa: 0,
        mision: null,
        categoria: null,
        n_categoria: null,
        periodo: null,
        camino: [],
      } as typeof FICHA,
    }),
    historia: historiaDe(Recluta, { hechos: [], grupos: ['agencia'] }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Fuera de la agencia')).toBeVisible(),
};

export const MuchasFilas: Story = {
  args: { historia: historiaDe(Gerente, { hechos: MUCHOS, hasMore: true }) },
  play: async ({ args, canvas }) => {
    await expect(
      within(canvas.getByRole('list', { name: 'Su historia' })).getAllByRole('listitem'),
    ).toHaveLength(300);
    await press(canvas, 'Ver lo anterior');
    await expect(args.historia.onMore).toHaveBeenCalledTimes(1);
  },
};
export const NombreLargo: Story = {
  args: {
    nombre: LONG_NAME,
    state: ready({ ficha: { ...FICHA, usuario: LONG_NAME, estado: 'a'.repeat(100) } }),
    historia: historiaDe(Gerente, { hechos: MUCHOS.slice(0, 5) }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Proponer ascenso' });
    const words = document.createRange();
    words.selectNodeContents(link);
    await expect(words.getClientRects()).toHaveLength(1);
  },
};
