import { PAISES } from '@garita/domain/inicio/paises';
import { buildMenu } from '@garita/domain/pantallas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { withCara } from '../../docs/withCara';
import { OFICIAL, SERVER_DOWN } from '../storyData';
import { Bloques } from './Bloques';
import { Dia } from './Dia';
import { InicioScreen } from './InicioScreen';
import { SiguientePaga, type SiguientePagaProps } from './SiguientePaga';
import { COMPLETO, FAILED, LOADING, MUCHO, VACIO } from './storyBloques';
import { DIA } from './storyDia';

const NOW = Date.parse('2026-11-21T18:30:00.000Z');

const paga = (state: SiguientePagaProps['state']) => (
  <SiguientePaga state={state} now={() => NOW} onPaga={fn()} />
);
const enTresDias = paga({ kind: 'ready', data: '2026-11-25T01:00:00.000Z' });

const meta = {
  id: 'pantallas-inicio',
  title: 'Pantallas/Inicio',
  component: InicioScreen,
  parameters: {
    estados: { SinPermiso: 'El inicio es público: no hay a quien negárselo.' },
    // axe cannot check the embedded page, which is of another site and in a sandbox.
    a11y: { options: { iframes: false } },
  },
  args: {
    state: { kind: 'signedIn', dia: <Dia {...DIA} /> },
    agencia: 'Agencia Garita',
    menu: buildMenu(OFICIAL),
    onSignIn: fn(),
    onRegistro: fn(),
    paga: enTresDias,
    bloques: <Bloques {...COMPLETO} />,
  },
} satisfies Meta<typeof InicioScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The user's day, without the visitors' countdown and blocks. */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Hola, Oficial' });
    await expect(canvas.getByRole('heading', { name: 'Por hacer' })).toBeVisible();
    for (const name of ['Siguiente paga', 'Membresías', 'Equipo de administración'])
      await expect(canvas.queryByRole('region', { name })).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('navigation', { name: 'Administración' }),
    ).not.toBeInTheDocument();
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const Visitante: Story = {
  args: {
    state: { kind: 'visitor' },
    menu: buildMenu(null),
    registro: 'abierto',
    visita: {
      dentro: 4,
      primeros: { recluta: 'Recluta', paga: 5, tercera: 'Agente I', minutos: 1560 },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Agencia Garita' })).toBeVisible();
    await press(canvas, 'Únete');
    await expectOnce(args.onRegistro);
    await press(canvas, 'Ya soy del equipo');
    await expectOnce(args.onSignIn);
    await expect(
      within(canvas.getByRole('list', { name: 'Lo que te espera' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Ahora hay 4 personas dentro',
      'Recluta cobra 5c a la semana',
      'De Recluta a Agente I se puede llegar en 1 día y 2 horas',
    ]);
    await expect(canvas.getByRole('region', { name: 'Siguiente paga' })).toHaveTextContent(
      '3 días6 horas30 minutos',
    );
  },
};

export const VisitanteConRegistroCerrado: Story = {
  args: { state: { kind: 'visitor' }, menu: buildMenu(null), registro: 'cerrado' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('El registro está cerrado por ahora.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Únete' })).not.toBeInTheDocument();
  },
};

export const VisitanteConCartel: Story = {
  decorators: [withCara()],
  args: {
    state: { kind: 'visitor' },
    agencia: 'Agencia Faro',
    lema: 'Siempre despiertos',
    cartel: 'Guardamos la costa desde 2011.\nSi eres de los nuestros, entra con tu usuario.',
    menu: buildMenu(null),
    bloques: <Bloques {...COMPLETO} orden={['horas', 'administracion']} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Agencia Faro' })).toBeVisible();
    await expect(canvas.getByText('Siempre despiertos')).toBeVisible();
    await expect(canvas.getByText(/Guardamos la costa desde 2011\./)).toBeVisible();
    const titles = ['Horas de paga', 'Equipo de administración'];
    const own = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent ?? '');
    await expect(own.filter((title) => titles.includes(title))).toEqual(titles);
    await expect(canvas.queryByRole('heading', { name: 'Membresías' })).not.toBeInTheDocument();
  },
};

/** The public blocks (HOM-02 to HOM-16). */
export const LoDeTodos: Story = {
  args: { state: { kind: 'visitor' }, menu: buildMenu(null) },
  play: async ({ canvas, step }) => {
    const carouselOf = async (title: string, label: string) => {
      canvas.getByRole('heading', { name: title }).scrollIntoView();
      return within(await canvas.findByRole('region', { name: label }));
    };
    const equipo = await carouselOf('Equipo de administración', 'Equipo de administración');
    await expect(equipo.getAllByRole('group')).toHaveLength(4);
    await expect(equipo.getByRole('group', { name: '1 de 4' })).toHaveTextContent(
      'FundadoraFundación',
    );
    await expect(
      canvas.getByRole('heading', { name: 'Empleados del mes' }).nextElementSibling,
    ).toHaveTextContent('OficialDesde el 9 nov 2026');
    await step('Solo es tu hora la de un país de tu zona', async () => {
      await expect(
        (await carouselOf('Horas de paga', 'Horas de paga por país')).getAllByRole('group'),
      ).toHaveLength(21);
      const own = PAISES.filter(
        ({ zona }) => zona === new Intl.DateTimeFormat().resolvedOptions().timeZone,
      );
      await expect(canvas.queryAllByText(/· tu hora$/)).toHaveLength(own.length);
    });
    const membresias = await carouselOf('Membresías', 'Membresías');
    await waitFor(() => expect(membresias.getByText('40c al mes')).toBeVisible());
    await expect(membresias.getByText('1.500c permanente')).toBeInTheDocument();
    for (const title of ['Redes sociales', 'Chat de la agencia']) {
      const frame = canvas.getByTitle(title);
      await expect(frame).toHaveAttribute('loading', 'lazy');
      await expect(frame).toHaveAttribute(
        'sandbox',
        expect.not.stringMatching('allow-top-navigation|allow-forms'),
      );
    }
  },
};

/** All public reads fail: placeholders are shown, and the sign-in still works. */
export const ServiciosCaidos: Story = {
  args: {
    state: { kind: 'visitor' },
    menu: buildMenu(null),
    paga: paga(FAILED),
    bloques: (
      <Bloques
        {...VACIO}
        administracion={FAILED}
        empleados={FAILED}
        referencia={FAILED}
        membresias={FAILED}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Acceder' })).toBeEnabled();
    await expect(canvas.getByText('Ahora mismo no se puede mostrar el equipo.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByText(/del mes/)).not.toBeInTheDocument();
  },
};
export const CargandoLoDeTodos: Story = {
  args: {
    state: { kind: 'visitor' },
    menu: buildMenu(null),
    paga: paga(LOADING),
    bloques: (
      <Bloques
        {...VACIO}
        administracion={LOADING}
        empleados={LOADING}
        referencia={LOADING}
        membresias={LOADING}
      />
    ),
  },
};
export const VisitanteEnTelefono: Story = {
  ...Visitante,
  globals: { viewport: { value: 'phone' } },
};

export const Cargando: Story = { args: { state: { kind: 'loading' }, menu: buildMenu(null) } };
/**
 * Visitors of a new agency without memberships see no block of memberships, not even an empty
 * block.
 */
export const Vacio: Story = {
  args: {
    state: { kind: 'visitor' },
    menu: buildMenu(null),
    bloques: <Bloques {...VACIO} />,
  },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('heading', { name: 'Membresías' })).not.toBeInTheDocument(),
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() }, menu: buildMenu(null) },
};
export const MuchasFilas: Story = {
  args: { state: { kind: 'visitor' }, menu: buildMenu(null), bloques: <Bloques {...MUCHO} /> },
};
