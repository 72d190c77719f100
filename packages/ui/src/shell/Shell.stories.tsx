import type { Enlace } from '@garita/domain/agencia/enlaces';
import { buildMenu } from '@garita/domain/pantallas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageHeader } from '../components/PageHeader';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { expectOnce, press } from '../docs/storyActs';
import { withCara } from '../docs/withCara';
import { EnlacesPie } from './EnlacesPie';
import { Shell } from './Shell';
import { frameFor } from './storyMenu';

const meta = {
  id: 'armazon',
  title: 'Patrones/Armazón/Armazón (Shell)',
  tags: ['autodocs'],
  component: Shell,
  parameters: {
    layout: 'fullscreen',
    ...inFrame(
      documenta(() => import('./Shell.docs')),
      480,
    ),
  },
  args: {
    ...frameFor(),
    currentPath: '/',
    agencia: 'Agencia Garita',
    onNavigate: fn(),
    onSignIn: fn(),
    onRegistro: fn() as (() => void) | null,
    onSignOut: fn(),
    onRadio: fn(),
    counts: {},
    isRadioOpen: false,
    onSearch: fn(),
    children: <PageHeader title="Inicio" subtitle="Aquí va la pantalla." />,
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** This story shows the person chosen in the toolbar; the other stories set a person themselves. */
export const ParaCualquiera: Story = {};

const phone = { viewport: { value: 'phone' } };
const menuOf = async (name: string) => {
  const opener = screen.getByRole('button', { name: new RegExp(`^${name}`) });
  await userEvent.click(opener);
  return { opener, menu: await screen.findByRole('menu', { name }) };
};
const namesIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

export const ConEmblema: Story = {
  decorators: [withCara()],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /^Agencia Faro ?, ir al inicio$/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Garita' })).not.toBeInTheDocument();
  },
};
export const NombreLargoEnTelefono: Story = {
  decorators: [withCara('Cuerpo de Seguridad de la Ciudad de los Jardines')],
  globals: { viewport: { value: 'narrow' }, persona: 'Visitante' },
};

export const Visitante: Story = {
  globals: { persona: 'Visitante' },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Acceder');
    await expectOnce(args.onSignIn);
    await press(canvas, 'Registro');
    await expectOnce(args.onRegistro);
    await expect(canvas.queryByRole('button', { name: /^Cuenta/ })).not.toBeInTheDocument();
    const { menu } = await menuOf('Información');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Rangos' }));
    await expectOnce(args.onNavigate, '/rangos');
  },
};
export const RegistroCerrado: Story = {
  globals: { persona: 'Visitante' },
  args: { onRegistro: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Acceder' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Registro' })).not.toBeInTheDocument();
  },
};

const FORO: Enlace = { texto: 'Foro', url: 'https://foro.ejemplo.es/', lugar: 'ambos' };
const TIENDA: Enlace = { texto: 'Tienda', url: 'https://tienda.ejemplo.es/', lugar: 'menu' };

export const ConEnlacesPropios: Story = {
  args: { menu: buildMenu(null, [FORO, TIENDA]), pie: <EnlacesPie enlaces={[FORO, TIENDA]} /> },
  play: async ({ canvas }) => {
    const pie = within(canvas.getByRole('navigation', { name: 'Enlaces de la agencia' }));
    await expect(pie.getAllByRole('link')).toHaveLength(1);
    const foro = pie.getByRole('link', { name: /^Foro/ });
    await expect(foro).toHaveAttribute('href', FORO.url);
    await expect(foro).toHaveAttribute('rel', 'noopener noreferrer');
    const { menu } = await menuOf('Información');
    const tienda = within(menu).getByRole('menuitem', { name: 'Tienda' });
    await expect(tienda).toHaveAttribute('href', TIENDA.url);
    await expect(tienda).toHaveAttribute('target', '_blank');
    await expect(tienda).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
export const VisitanteEnTelefono: Story = { globals: { ...phone, persona: 'Visitante' } };

export const AgenteConTeclado: Story = {
  globals: { persona: 'Agente' },
  args: { currentPath: '/perfil', counts: { solicitudes: 2 } },
  play: async ({ args, canvas, step }) => {
    await expect(
      canvas.queryByRole('button', { name: /^(Administración|Acceder|Registro)/ }),
    ).not.toBeInTheDocument();
    const opener = canvas.getByRole('button', { name: /^Cuenta.*, 2 pendientes$/ });
    opener.focus();
    await userEvent.keyboard('{ArrowDown}');
    await step('Abre el menú', async () => {
      const menu = await screen.findByRole('menu', { name: 'Cuenta' });
      await waitFor(() =>
        expect(within(menu).getByRole('menuitem', { name: 'Perfil' })).toHaveFocus(),
      );
      await expect(within(menu).getByRole('menuitem', { name: 'Perfil' })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
    await step('Va a las solicitudes', async () => {
      await userEvent.keyboard('so{Enter}');
      await expectOnce(args.onNavigate, '/solicitudes');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

export const Salir: Story = {
  globals: { persona: 'Agente' },
  play: async ({ args }) => {
    const { menu } = await menuOf('Cuenta');
    await expect(namesIn(menu)).toEqual([
      'Perfil',
      'Solicitudes',
      'Cambio de Nombre',
      'Estados',
      'Configuración',
      'Seguridad de la cuenta',
      'Salir',
    ]);
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Salir' }));
    await expectOnce(args.onSignOut);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Supervisora: Story = {
  globals: { persona: 'Supervisora' },
  args: { currentPath: '/tiempos', children: <PageHeader title="Tiempos" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fichado')).toBeVisible();
    const { menu } = await menuOf('Trabajo');
    await expect(namesIn(menu)).toEqual([
      'Puerta',
      'Ascensos',
      'Tiempos',
      'Nómina',
      'Pase Lista',
      'Fichaje',
      'Ausencias',
      'Resumen semanal',
      'Pulso',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
export const SupervisoraEnTelefono: Story = {
  globals: { ...phone, persona: 'Supervisora' },
  args: { ...Supervisora.args, counts: { solicitudes: 3 } },
};

export const Gerente: Story = {
  globals: { persona: 'Gerente' },
  args: { currentPath: '/multas', children: <PageHeader title="Multas" /> },
  play: async () => {
    const { menu } = await menuOf('Administración');
    await expect(namesIn(menu)).toHaveLength(19);
    await expect(menu.getBoundingClientRect().bottom).toBeLessThan(600);
  },
};

export const BarraCompacta: Story = {
  globals: { persona: 'Supervisora' },
  args: { children: <div style={{ height: '200vh' }} /> },
  play: async ({ canvas, canvasElement }) => {
    const wordmark = within(canvas.getByRole('link', { name: /ir al inicio/ })).getByText(/^gar/);
    const picture = () => canvas.getByRole('link', { name: 'Supervisora' }).querySelector('img');
    await waitFor(() => expect(picture()).toBeVisible());
    await expect(wordmark).toBeVisible();
    window.scrollTo(0, 120);
    await waitFor(() => expect(wordmark).not.toBeVisible());
    await expect(picture()).toBeVisible();
    await expect(canvasElement.querySelector('header')).toHaveAttribute('data-compact');
    window.scrollTo(0, 0);
    await waitFor(() => expect(wordmark).toBeVisible());
  },
};

const expectOneRow: Story['play'] = async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText('Fichado')).toBeInTheDocument());
  const groups = within(canvas.getByRole('navigation', { name: 'Menú principal' })).getAllByRole(
    'button',
  );
  await expect(groups).toHaveLength(4);
  await expect(
    new Set(groups.map((group) => Math.round(group.getBoundingClientRect().top))).size,
  ).toBe(1);
  await expect(groups.every((group) => group.scrollWidth <= group.clientWidth)).toBe(true);
  await expect(canvasElement.querySelector('header')?.clientHeight).toBe(63);
  // Once the fonts have loaded, the link ends before the page's right margin.
  const me = canvas.getByRole('link', { name: /^(Supervisora|Comandancia)/ });
  await waitFor(() =>
    expect(me.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 24),
  );
};
const wide = (width: number) => ({
  viewport: {
    options: {
      tablet: { name: `Tableta (${width})`, styles: { width: `${width}px`, height: '800px' } },
    },
  },
});

export const BarraEstrecha: Story = {
  globals: { viewport: { value: 'tablet' }, persona: 'Supervisora' },
  parameters: wide(720),
  args: { counts: { solicitudes: 12, tiempos: 12 } },
  play: expectOneRow,
};
export const BarraConNombre: Story = { ...BarraEstrecha, parameters: wide(1000) };
export const BarraConUsuarioLargo: Story = {
  globals: { viewport: { value: 'tablet' } },
  parameters: wide(1080),
  args: {
    ...frameFor('Supervisora'),
    session: { kind: 'signedIn', usuario: 'Comandancia-de-la-Ronda-Nocturna', fichaje: true },
    counts: { solicitudes: 12, tiempos: 12 },
  },
  play: expectOneRow,
};

export const Comprobando: Story = {
  args: { session: { kind: 'unknown' }, isNavigating: true },
  play: async ({ canvas }) =>
    expect(
      canvas.queryByRole('button', { name: /Acceder|Registro|Cuenta/ }),
    ).not.toBeInTheDocument(),
};

export const SaltarAlContenido: Story = {
  globals: { persona: 'Agente' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Saltar al contenido' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute(
      'href',
      `#${canvas.getByRole('main').id}`,
    );
  },
};
