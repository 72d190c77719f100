import { PERMISOS_DE_GERENCIA } from '@garita/domain/acceso/permisos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { stateful } from '../../../docs/stateful';
import {
  choose,
  closed,
  expectOnce,
  findDialog,
  pick,
  press,
  ready,
} from '../../../docs/storyActs';
import { STORY_PEOPLE } from '../../../docs/storyPeople';
import { LONG_NAME, refusal, SERVER_DOWN } from '../../storyData';
import { OFICIAL_I, permisosOf } from '../../usuarios/storyUsuarios';
import { PermisosSeccion } from './PermisosSeccion';
import { MATRIZ, QUIEN } from './storyMatriz';

const MULTAR = 'Poner, cobrar y borrar multas';
const persona = ({ id, usuario, mision, id_categoria }: typeof STORY_PEOPLE.Gerente) => ({
  id,
  usuario,
  mision,
  id_categoria,
});

const meta = {
  id: 'pantallas-agencia-permisos',
  title: 'Pantallas/Agencia/Permisos',
  component: stateful(PermisosSeccion, { codigo: 'onCodigo', persona: 'onPersona' }),
  args: {
    state: ready({ matriz: MATRIZ }),
    viewer: STORY_PEOPLE.Fundadora,
    onSave: fn(async () => undefined),
    codigo: null,
    onCodigo: fn(),
    quien: ready({ quien: QUIEN }),
    personas: ready({
      personas: [STORY_PEOPLE.Gerente, STORY_PEOPLE.Oficial].map((one) =>
        persona(one as typeof STORY_PEOPLE.Gerente),
      ),
    }),
    persona: null,
    onPersona: fn(),
    permisos: ready({ permisos: permisosOf(OFICIAL_I) }),
    traspaso: '/configuracion',
  },
  parameters: { estados: { Vacio: 'Siempre hay categorías.' } },
} satisfies Meta<typeof PermisosSeccion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Da mul a Oficiales y quita tt a Inspección', async () => {
      await userEvent.click(
        canvas.getByRole('checkbox', {
          name: `${MULTAR}: Oficiales. Por excepción: Oficial y Otra.Oficial`,
        }),
      );
      await userEvent.click(
        canvas.getByRole('checkbox', { name: 'Llevar los tiempos y pasar lista: Inspección' }),
      );
    });
    await step('Lee qué cambia', async () => {
      await expect(
        canvas.getByText(
          /15 personas podrán poner, cobrar y borrar multas; a 2 ya se lo da su excepción/,
        ),
      ).toBeVisible();
      await expect(canvas.getByText(/16 personas ya no podrán llevar los tiempos/)).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('2 cambios sin guardar');
    });
    await step('Guarda las dos filas, con lo que eran', async () => {
      await press(canvas, 'Guardar');
      await expectOnce(args.onSave, {
        data: [
          { id_categoria: 5, permisos: ['asc', 'tt', 'mul'] },
          { id_categoria: 6, permisos: ['asc'] },
        ],
        previos: [
          { id_categoria: 5, permisos: ['asc', 'tt'] },
          { id_categoria: 6, permisos: ['asc', 'tt'] },
        ],
      });
    });
  },
};

/** Only one cell is in the tab order. Arrows reach the other cells, and the space bar toggles. */
export const ConTeclado: Story = {
  play: async ({ canvas, step }) => {
    await step('Entra en la tabla por su primera celda', async () => {
      canvas.getByRole('button', { name: /^Enviar solicitudes de ascenso/ }).focus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    });
    const celda = canvas.getByRole('checkbox', {
      name: 'Llevar los tiempos y pasar lista: Ingreso',
    });
    await step('Da el permiso con la barra espaciadora', async () => {
      await expect(celda).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(celda).toHaveAttribute('aria-checked', 'true');
    });
    await step('Va al final de la fila y vuelve al principio', async () => {
      await userEvent.keyboard('{End}');
      await expect(
        canvas.getByRole('checkbox', { name: 'Llevar los tiempos y pasar lista: Fundación' }),
      ).toHaveFocus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(
        canvas.getByRole('button', { name: /^Enviar solicitudes de ascenso/ }),
      ).toHaveFocus();
      await expect(
        canvas.getAllByRole('checkbox').filter(({ tabIndex }) => tabIndex === 0),
      ).toHaveLength(0);
    });
  },
};

export const QuienPuede: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `${MULTAR} mul` }));
    const dialog = await findDialog('Quién puede: mul');
    await expect(dialog.getByText('4 personas')).toBeVisible();
    await expect(dialog.getByText('Gerencia · 2')).toBeVisible();
    await expect(dialog.getByText(/Se lo dio/)).toHaveTextContent('Se lo dio Gerente, 1 nov 2026');
    await press(dialog, 'Cerrar');
    await closed();
  },
};

export const QuePuede: Story = {
  play: async ({ canvas, args }) => {
    await pick(canvas, 'Qué puede una persona', 'Ofi', /Oficial/);
    await expectOnce(args.onPersona, 4);
    const dialog = await findDialog('Qué puede Oficial');
    await expect(dialog.getByText('Llevar los tiempos y pasar lista')).toBeVisible();
  },
};

/**
 * A manager grants only the manager's own permissions, and only to lower categories. Only the owner
 * grants agc.
 */
export const SinSerDuenia: Story = {
  args: {
    viewer: {
      ...STORY_PEOPLE.Gerente,
      permisos: [...PERMISOS_DE_GERENCIA.filter((codigo) => codigo !== 'pag'), 'agc'],
    },
  },
  play: async ({ canvas, args }) => {
    for (const name of [
      `${MULTAR}: Gerencia`,
      `${MULTAR}: Fundación`,
      /^Decidir lo que decide la agencia.*: Ingreso/,
      /^Pagar la lista de paga.*: Ingreso/,
    ]) {
      const celda = canvas.getByRole('checkbox', { name });
      await expect(celda).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(celda);
    }
    await expect(canvas.queryByRole('button', { name: 'Guardar' })).not.toBeInTheDocument();
    await expect(
      canvas.queryByRole('link', { name: 'Traspasar la agencia' }),
    ).not.toBeInTheDocument();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Rechazada: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        refusal(
          'Alguien ha cambiado los permisos mientras tanto: Oficiales ahora da pag. No se ha guardado nada: míralo y decide de nuevo.',
          409,
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: `${MULTAR}: Cabos` }));
    await press(canvas, 'Guardar');
    await waitFor(() => expect(canvas.getByText(/Oficiales ahora da pag/)).toBeVisible());
    await expect(
      canvas.getByRole('checkbox', { name: `${MULTAR}: Cabos. sin guardar` }),
    ).toHaveAttribute('aria-checked', 'true');
  },
};

export const NadieMasPuede: Story = {
  args: { state: ready({ matriz: { ...MATRIZ, sinNadie: ['ascensos', 'pagas'] } }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Nadie más que tú puede proponer ascensos ni pagar\. Da esos permisos/),
    ).toBeVisible();
  },
};

export const EnTelefono: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, args }) => {
    await choose(canvas, /Categoría/, /Oficiales/);
    await userEvent.click(canvas.getByRole('switch', { name: MULTAR }));
    await expect(canvas.getByText('Por excepción: Oficial y Otra.Oficial.')).toBeVisible();
    await press(canvas, 'Guardar');
    await expectOnce(args.onSave, {
      data: [{ id_categoria: 5, permisos: ['asc', 'tt', 'mul'] }],
      previos: [{ id_categoria: 5, permisos: ['asc', 'tt'] }],
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: {
    state: ready({
      matriz: {
        ...MATRIZ,
        categorias: Array.from({ length: 20 }, (_, index) => ({
          id_categoria: index + 1,
          n_categoria: LONG_NAME,
          placa: '',
          personas: 400,
          permisos: [],
        })),
        excepciones: Array.from({ length: 40 }, (_, index) => ({
          codigo: 'asc' as const,
          usuario: 100 + index,
          usuarioNombre: `Persona-${index}`,
          id_categoria: 3,
          encargado: 2,
          encargadoNombre: 'Gerente',
          fecha: '2026-11-01T18:30:00.000Z',
        })),
      },
    }),
  },
};
