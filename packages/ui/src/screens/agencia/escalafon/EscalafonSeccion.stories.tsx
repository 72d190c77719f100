import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  choose,
  closed,
  findDialog,
  holdAnswer,
  press,
  ready,
} from '../../../docs/storyActs';
import { letPass } from '../../../docs/storyTime';
import { refusal, SERVER_DOWN } from '../../storyData';
import { EscalafonSeccion } from './EscalafonSeccion';
import type { Enviado } from './EscalafonSeccionProps';
import { EFECTO, ESCALAFON, GRANDE, guardar, OTRO, PLANTILLAS, VACIO } from './storyEscalafon';

const meta = {
  id: 'pantallas-agencia-escalafon',
  title: 'Pantallas/Agencia/Escalafón',
  component: EscalafonSeccion,
  args: {
    state: ready({ escalafon: ESCALAFON, plantillas: PLANTILLAS }),
    viewer: { id_categoria: 12, permisos: [], permisoSys: 1 },
    onPreview: fn(async () => EFECTO),
    onSave: fn(async (_enviado: Enviado) => undefined),
  },
} satisfies Meta<typeof EscalafonSeccion>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = (canvas: Canvas, name: string) => within(canvas.getByRole('article', { name }));
const cambios = (canvas: Canvas) => canvas.findByRole('list', { name: 'Cambios' });
const missionsOf = (canvas: Canvas, categoria: string) =>
  within(canvas.getByRole('grid', { name: `Misiones de ${categoria}, de la primera a la última` }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const openMission = async (canvas: Canvas, name: string) => {
  await userEvent.click(
    (await canvas.findAllByRole('row')).find(
      ({ textContent }) => textContent === name,
    ) as HTMLElement,
  );
  return findDialog(name);
};
const openMenu = async (canvas: Canvas, label: string, item: RegExp) => {
  await press(canvas, label);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Añade dos misiones seguidas', async () => {
      await press(canvas, '+ Misión en Oficiales');
      await userEvent.keyboard('Oficial IV{Enter}Oficial V{Enter}{Escape}');
      await expect(missionsOf(canvas, 'Oficiales')).toEqual([
        'Oficial I',
        'Oficial II',
        'Oficial III',
        'Oficial IV · nueva',
        'Oficial V · nueva',
      ]);
    });
    await step('Dice qué cambia y para quién', async () => {
      await letPass(400);
      const list = await cambios(canvas);
      await waitFor(() =>
        expect(list).toHaveTextContent('Oficiales tiene 2 misiones más: Oficial IV y Oficial V'),
      );
      await waitFor(() =>
        expect(list).toHaveTextContent(
          '2 solicitudes de ascenso que esperan respuesta dejan de valer',
        ),
      );
      await expect(canvas.getByRole('status')).toHaveTextContent('1 cambio sin guardar');
    });
    await step('Guarda el escalafón entero', async () => {
      await press(canvas, 'Guardar');
      await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ version: ESCALAFON.version, destinos: [] }),
      );
      await waitFor(() => expect(canvas.queryByText('Guardar')).not.toBeInTheDocument());
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ escalafon: GRANDE, plantillas: PLANTILLAS }) },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'narrow' } } };

export const DesdeVacio: Story = {
  args: { state: ready({ escalafon: VACIO, plantillas: PLANTILLAS }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Categoría');
    const dialog = await findDialog('Usar el nivel 2');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Vigilancia');
    await press(dialog, 'Aplicar');
    await closed();
    const field = canvas.getByRole('textbox', { name: 'Nombre de la nueva misión de Vigilancia' });
    await userEvent.click(field);
    await userEvent.keyboard('Vigilante I{Enter}Vigilante II{Enter}Vigilante III{Enter}{Escape}');
    await expect(missionsOf(canvas, 'Vigilancia')).toHaveLength(3);
    await expect(await cambios(canvas)).toHaveTextContent(
      'Vigilancia empieza a usarse en el nivel 2, con Vigilante I, Vigilante II y Vigilante III',
    );
  },
};

/** Retiring a mission names its people and asks for their destination. The user can undo it. */
export const Retirar: Story = {
  play: async ({ canvas, step }) => {
    const dialog = await openMission(canvas, 'Oficial I');
    await press(dialog, 'Retirar');
    const question = await findDialog('Retirar Oficial I');
    await step('Pregunta adónde van, y dice quiénes son', async () => {
      await question.findByText(/Hay 3 personas en Oficial I: Lince, Nube-Gris y Otero/);
      await choose(question, /Adónde van/, 'Oficial II · Oficiales');
      await press(question, 'Retirar');
      await closed();
    });
    await step('Lo cuenta entre lo que cambia', async () => {
      await expect(await cambios(canvas)).toHaveTextContent(
        '3 personas de Oficial I pasan a Oficial II',
      );
    });
    await step('Se puede deshacer', async () => {
      await press(canvas, /^Oficial I · deshacer/);
      await expect(missionsOf(canvas, 'Oficiales')).toEqual([
        'Oficial I',
        'Oficial II',
        'Oficial III',
      ]);
      await expect(canvas.queryByText('Guardar')).not.toBeInTheDocument();
    });
  },
};

export const Ordenar: Story = {
  play: async ({ canvas, step }) => {
    await step('Con botones, en su diálogo', async () => {
      const dialog = await openMission(canvas, 'Recluta');
      await press(dialog, 'Subirla un puesto');
      await press(dialog, 'Aplicar');
      await closed();
      await expect(missionsOf(canvas, 'Ingreso')).toEqual(['Aspirante', 'Recluta', 'Cadete']);
      // React Aria restores the focus asynchronously after the dialog has closed.
      await waitFor(() => expect(canvas.getByRole('row', { name: 'Recluta' })).toHaveFocus());
    });
    await step('Con el teclado, en la tarjeta', async () => {
      const handle = await canvas.findByRole('button', { name: 'Mover Oficial I' });
      handle.focus();
      await userEvent.keyboard('{Enter}');
      // The keyboard drag has begun once the first drop target has the focus.
      await waitFor(() => expect(handle).not.toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(missionsOf(canvas, 'Oficiales')[0]).not.toBe('Oficial I'));
      // React Aria focuses a dropped row again after a timeout, so no dialog may open after this.
      await waitFor(() => expect(canvas.getByRole('row', { name: 'Oficial I' })).toHaveFocus());
    });
  },
};

export const EditarCategoria: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Más acciones de Oficiales', /Editar la categoría/);
    const dialog = await findDialog('Editar Oficiales');
    const name = dialog.getByRole('textbox', { name: 'Nombre' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mandos');
    await press(dialog, 'Aplicar');
    await closed();
    await expect(cardOf(canvas, 'Nivel 5: Mandos').getByText('14c')).toBeInTheDocument();
    await expect(await cambios(canvas)).toHaveTextContent('Oficiales pasa a llamarse Mandos');
  },
};

export const ApagarNivel: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Más acciones de Vigilancia', /Apagar el nivel/);
    const question = await findDialog('Apagar el nivel de Vigilancia');
    await press(question, 'Apagar');
    await closed();
    await expect(canvas.getByRole('article', { name: 'Nivel 2, sin usar' })).toHaveTextContent(
      'era Vigilancia',
    );
    await expect(await cambios(canvas)).toHaveTextContent(
      '7 personas de Vigilante I pasan a Cadete',
    );
    await press(canvas, 'Usar este nivel: 2');
    await expect(canvas.queryByText('Guardar')).not.toBeInTheDocument();
  },
};

export const NoSePuedeGuardar: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas, '+ Misión en Ingreso');
    await userEvent.keyboard('recluta{Enter}{Escape}');
    await expect(
      cardOf(canvas, 'Nivel 1: Ingreso').getByText(
        'Ingreso ya tiene una misión que se llama recluta',
      ),
    ).toBeVisible();
    await press(canvas, 'Guardar');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/**
 * A template fills the draft. People keep their level if the template has it. Otherwise the user is
 * asked for their destination.
 */
export const Plantilla: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Plantillas y ficheros', /plantilla Policía/);
    await expect(await cambios(canvas)).toHaveTextContent('Oficiales deja de usarse');
    await expect(await cambios(canvas)).toHaveTextContent('Fundación dará los permisos asc y tt');
    await expect(canvas.getAllByText(/Di adónde van las 3 personas de Oficial I/)[0]).toBeVisible();
    await press(canvas, 'Descartar');
    await expect(canvas.getByRole('article', { name: 'Nivel 5: Oficiales' })).toBeInTheDocument();
  },
};

export const Fichero: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['{}'], 'otra-cosa.json', { type: 'application/json' }));
    await expect(
      await canvas.findByText('Este fichero no es un escalafón de Garita.'),
    ).toBeVisible();
  },
};

/**
 * Another user saves while this draft is open: the draft stays and the other user's changes are
 * listed.
 */
export const OtraPersonaGuarda: Story = {
  render: function Stateful(args) {
    const [escalafon, setEscalafon] = useState(ESCALAFON);
    const onSave = async () => {
      setEscalafon(OTRO);
      throw refusal(
        'Alguien ha cambiado el escalafón mientras tanto. Revisa qué cambia y vuelve a guardar.',
        409,
      );
    };
    return (
      <EscalafonSeccion
        {...args}
        state={ready({ escalafon, plantillas: PLANTILLAS })}
        onSave={onSave}
      />
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, '+ Misión en Oficiales');
    await userEvent.keyboard('Oficial IV{Enter}{Escape}');
    await press(canvas, 'Guardar');
    await expect(await canvas.findByText(/Los tuyos siguen aquí/)).toBeVisible();
    await expect(canvas.getByText(/cobrarán 6c en lugar de 5c/)).toBeVisible();
    await expect(missionsOf(canvas, 'Oficiales')).toContain('Oficial IV · nueva');
    await expect(canvas.getByText('Guardar')).toBeVisible();
  },
};

const server = holdAnswer();

/**
 * An edit made during a save is kept. This includes an edit of a new mission, whose id comes with
 * the save.
 */
export const EditaMientrasGuarda: Story = {
  render: function Slow(args) {
    const [escalafon, setEscalafon] = useState(ESCALAFON);
    const onSave = async (enviado: Enviado) => {
      await args.onSave(enviado);
      await server.wait();
      setEscalafon(guardar(enviado));
    };
    return (
      <EscalafonSeccion
        {...args}
        state={ready({ escalafon, plantillas: PLANTILLAS })}
        onSave={onSave}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    await step('Cambia una misión nueva y añade otra mientras se guarda', async () => {
      await press(canvas, '+ Misión en Oficiales');
      await userEvent.keyboard('Oficial IV{Enter}{Escape}');
      await press(canvas, 'Guardar');
      await press(canvas, '+ Misión en Oficiales');
      await userEvent.keyboard('Oficial V{Enter}{Escape}');
      const row = canvas
        .getAllByRole('row')
        .find(({ textContent }) => textContent === 'Oficial IV · nueva');
      await userEvent.click(row as HTMLElement);
      const dialog = await findDialog('Oficial IV');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), ' bis');
      await press(dialog, 'Aplicar');
      await closed();
    });
    await step('Sigue ahí, y es lo que queda por guardar', async () => {
      server.answer();
      await waitFor(() =>
        expect(missionsOf(canvas, 'Oficiales').slice(3)).toEqual([
          'Oficial IV bis',
          'Oficial V · nueva',
        ]),
      );
      await expect(canvas.queryByText(/Los tuyos siguen aquí/)).not.toBeInTheDocument();
      await press(canvas, 'Guardar');
      const misiones = expect.arrayContaining([
        expect.objectContaining({ id: 101, nombre: 'Oficial IV bis' }),
        expect.objectContaining({ id: null }),
      ]);
      await expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({
          version: 'guardado',
          categorias: expect.arrayContaining([expect.objectContaining({ nivel: 5, misiones })]),
        }),
      );
    });
  },
};

export const SinSerDuenia: Story = {
  args: { viewer: { id_categoria: 5, permisos: ['agc'], permisoSys: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Más acciones de Vigilancia' })).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: 'Más acciones de Oficiales' }),
    ).not.toBeInTheDocument();
  },
};
