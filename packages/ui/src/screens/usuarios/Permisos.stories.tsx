import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Canvas, press, pressWithKeyboard } from '../../docs/storyActs';
import { LONG_NAME, SERVER_DOWN } from '../storyData';
import { Permisos } from './Permisos';
import {
  AGENTE,
  EXPULSADO,
  excepcionDe,
  FUNDADORA,
  LARGO,
  OFICIAL_I,
  permisosOf,
} from './storyUsuarios';
import type { PermisosDe, PermisosState } from './UsuariosScreenProps';

const ready = (permisos: PermisosDe): PermisosState => ({ kind: 'ready', data: { permisos } });

const meta = {
  id: 'pantallas-usuarios-permisos',
  title: 'Pantallas/Usuarios/Permisos',
  component: Permisos,
  args: { state: ready(permisosOf(OFICIAL_I)), isDismissed: false },
} satisfies Meta<typeof Permisos>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (canvas: Canvas, nombre: string) =>
  canvas.getByText(nombre).closest('li') as HTMLElement;

export const PorCategoria: Story = {
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Enviar solicitudes de ascenso')).toHaveTextContent(
      'ascPor su categoría, Oficiales',
    );
    await expect(canvas.getByRole('button', { name: 'Tiene 2 de 25' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByText('Poner, cobrar y borrar multas')).not.toBeVisible();
    await pressWithKeyboard(canvas, 'No tiene 23 de 25');
    await waitFor(() => expect(canvas.getByText('Poner, cobrar y borrar multas')).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25);
  },
};

export const PorExcepcion: Story = {
  args: { state: ready(permisosOf(AGENTE, { excepciones: { mul: excepcionDe(2, 'Gerente') } })) },
  play: async ({ canvas }) => {
    const row = within(rowOf(canvas, 'Poner, cobrar y borrar multas'));
    await expect(row.getByText('Excepción')).toBeVisible();
    await expect(row.getByText('Gerente')).toBeVisible();
    await expect(row.getByText(/^1 nov 2026/)).toHaveAttribute(
      'datetime',
      '2026-11-01T18:30:00.000Z',
    );
    await expect(canvas.queryByText(/categoría, Agentes/)).not.toBeInTheDocument();
  },
};

export const PorAmbas: Story = {
  args: {
    state: ready(
      permisosOf(OFICIAL_I, {
        excepciones: {
          tt: excepcionDe(2, 'Gerente'),
          ajs: excepcionDe(1, 'Fundadora', '2026-10-12T09:05:00.000Z'),
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const row = rowOf(canvas, 'Llevar los tiempos y pasar lista');
    await expect(row).toHaveTextContent(
      'Por su categoría, OficialesExcepción dada por Gerente, 1 nov 2026',
    );
  },
};

export const Duena: Story = {
  args: { state: ready(permisosOf(FUNDADORA, { categoria: ['adm', 'asc', 'tt'], owner: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Es la persona dueña de la agencia/);
    await expect(canvas.getByRole('button', { name: 'Tiene 25 de 25' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^No tiene/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Por ser la persona dueña')).toHaveLength(22);
    await expect(canvas.getAllByText('Por su categoría, Fundación')).toHaveLength(3);
  },
};

export const Despedido: Story = {
  args: {
    state: ready(permisosOf(EXPULSADO, { excepciones: { mul: excepcionDe(2, 'Gerente') } })),
    isDismissed: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Ahora no puede usar ninguno/);
    for (const name of ['Tendría 1 de 25', 'No tendría 24 de 25'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const Ninguno: Story = {
  args: { state: ready(permisosOf(AGENTE)) },
  play: async ({ canvas }) =>
    expect(
      canvas.getByText('Su categoría, Agentes, no da permisos, y nadie le ha dado ninguno.'),
    ).toBeVisible(),
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(SERVER_DOWN);
    await press(canvas, 'Reintentar');
    await expect(args.state.kind === 'error' && args.state.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    state: ready(
      permisosOf(LARGO, {
        categoria: ['adm', 'ldp', 'reg', 'pag'],
        excepciones: { ldp: excepcionDe(21, LONG_NAME) },
      }),
    ),
  },
  play: async () =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
};
