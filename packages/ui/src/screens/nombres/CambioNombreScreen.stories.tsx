import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import { closed, expectOnce, findQuestion, openQuestion, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, LONG_NAME, OFICIAL, refusal, SERVER_DOWN } from '../storyData';
import { CambioNombreScreen } from './CambioNombreScreen';
import type { CambioNombreData, CambioNombreScreenProps, SolicitudNombre } from './CambioNombreScreenProps';

const solicitud = (id: number, usuario: number, usuarioNombre: string, id_categoria: number, nombre: string): SolicitudNombre => ({
  id,
  usuario,
  usuarioNombre,
  id_categoria,
  nombre,
  fecha: `2026-11-${String(10 + (id % 11)).padStart(2, '0')}T18:30:00.000Z`,
});

const PENDIENTES: readonly SolicitudNombre[] = [
  solicitud(1, 6, 'Recluta', 1, 'Veterano'),
  solicitud(2, 8, 'I1l_O0scar', 4, 'Oscar'),
  solicitud(3, 3, 'Supervisora', 8, 'Sra.Supervisora'),
  solicitud(4, 11, 'Ronda-Nocturna', 10, 'Ronda'),
];
const MUCHAS = Array.from({ length: 400 }, (_, i) => solicitud(i + 100, i + 100, `Persona-${String(i + 1).padStart(4, '0')}`, (i % 9) + 1, `Nuevo-${i + 1}`));

const ready = (data: Partial<CambioNombreData> = {}) => ({ kind: 'ready' as const, data: { propia: null, declinado: null, pendientes: null, ...data } });

const meta = {
  id: 'pantallas-cambionombre',
  title: 'Pantallas/Cambio de Nombre',
  component: CambioNombreScreen,
  args: {
    state: ready({ pendientes: PENDIENTES }),
    viewer: STORY_PEOPLE.Gerente,
    onRequest: fn(async () => undefined),
    onRead: fn(async () => undefined),
    onAnswer: fn(async () => undefined),
    onAviso: fn(),
  },
} satisfies Meta<typeof CambioNombreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the question about somebody's request: on a phone and on a wide screen the button is of their row. */
const answerTo = async (canvasElement: HTMLElement, name: string, verb: string) => {
  await press(within(canvasElement).getByText(name).closest('tr, li, article') as HTMLElement, new RegExp(`^${verb}`));
};

/** The gerencia accepts; a request of an equal is not theirs to answer (NCM-01, NCM-07). */
export const ConDatos: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('4 solicitudes esperan respuesta')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Aceptar/ })).toHaveLength(3);
    await answerTo(canvasElement, 'Recluta', 'Aceptar');
    const dialog = await screen.findByRole('alertdialog', { name: '¿Aceptar el cambio de nombre?' });
    await expect(dialog).toHaveTextContent('Recluta pasará a llamarse Veterano');
    await press(dialog, 'Aceptar');
    await expectOnce(args.onAnswer, PENDIENTES[0], 'aceptar');
    await closed();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ pendientes: [] }) } };
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ pendientes: MUCHAS }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar solicitudes' }), 'nuevo-399');
    await waitFor(() => expect(canvas.getByText('1 de 400 solicitudes')).toBeVisible());
  },
};

/** Declining with the keyboard alone (NCM-08): the focus starts where Enter does no harm. */
export const DeclinaConTeclado: Story = {
  play: async ({ args, canvas }) => {
    canvas.getAllByRole('button', { name: /^Declinar/ })[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await confirmWithKeyboard('¿Declinar el cambio de nombre?');
    await expectOnce(args.onAnswer, PENDIENTES[1], 'declinar');
    await closed();
  },
};

/** What is answered goes; the focus, whose button went with it, stays on the page. */
export const SaleDeLaLista: Story = {
  render: function Answered(args: CambioNombreScreenProps) {
    const [pendientes, setPendientes] = useState(PENDIENTES);
    const onAnswer = async ({ id }: SolicitudNombre) => setPendientes((now) => now.filter((one) => one.id !== id));
    return <CambioNombreScreen {...args} state={ready({ pendientes })} onAnswer={onAnswer} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await answerTo(canvasElement, 'Recluta', 'Aceptar');
    await press(await findQuestion('¿Aceptar el cambio de nombre?'), 'Aceptar');
    await closed();
    await expect(canvas.getByText('3 solicitudes esperan respuesta')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

/** The name was taken meanwhile: it says so, and nothing is left to confirm (NCM-11). */
export const NombreOcupado: Story = {
  args: { onAnswer: fn(() => Promise.reject(refusal('El nombre ya esta ocupado', 409))) },
  play: async ({ canvasElement }) => {
    await answerTo(canvasElement, 'Recluta', 'Aceptar');
    const refused = await openQuestion(await findQuestion('¿Aceptar el cambio de nombre?'), 'Aceptar', 'No se pudo responder');
    await expect(refused.getByRole('alert')).toHaveTextContent('El nombre ya esta ocupado');
    await expect(refused.queryByRole('button', { name: 'Aceptar' })).not.toBeInTheDocument();
  },
};

const OF_STAFF = { viewer: OFICIAL };

/** Everybody else asks, in the portal's words, with the keyboard alone (NCM-02, NCM-10). */
export const Pide: Story = {
  args: { ...OF_STAFF, state: ready() },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Nombre nuevo' });
    await step('Sin nombre no se envía', async () => {
      field.focus();
      await userEvent.keyboard('{Enter}');
      await expectOnce(args.onAviso, 'No dejes campos vacios');
    });
    await step('Ni con un espacio', async () => {
      await userEvent.keyboard('dos palabras{Enter}');
      await expect(field).toHaveAccessibleDescription(/Nombre no puede tener espacio/);
      await expect(args.onRequest).not.toHaveBeenCalled();
    });
    await step('Pide el nombre', async () => {
      await userEvent.clear(field);
      await userEvent.keyboard('Oficiala{Enter}');
      await expectOnce(args.onRequest, 'Oficiala');
    });
  },
};

/** Somebody has the name: it is said at the field, and can be put right at once (NCM-11). */
export const YaLoTieneAlguien: Story = {
  args: { ...OF_STAFF, state: ready(), onRequest: fn(() => Promise.reject(Object.assign(refusal('El nombre ya esta ocupado', 409), { campo: 'nombre' }))) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nombre nuevo' });
    await userEvent.type(field, 'Gerente{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/El nombre ya esta ocupado/));
    await waitFor(() => expect(field).toHaveFocus());
    await expectOnce(args.onAviso, 'El nombre ya esta ocupado');
  },
};

export const Enviando: Story = {
  args: { ...OF_STAFF, state: ready(), onRequest: fn(forever) },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre nuevo' }), 'Oficiala{Enter}{Enter}');
    await expectOnce(args.onRequest, 'Oficiala');
  },
};

/** With a request that waits there is no form (NCM-03). */
export const EnEspera: Story = {
  args: { ...OF_STAFF, state: ready({ propia: solicitud(9, 4, 'Oficial', 5, 'Oficiala') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu cambio de nombre espera respuesta' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** Asked for, the form gives way to the message, and the focus with it (NCM-12). */
export const DelFormularioALaEspera: Story = {
  args: OF_STAFF,
  render: function Asked(args: CambioNombreScreenProps) {
    const [propia, setPropia] = useState<SolicitudNombre | null>(null);
    return <CambioNombreScreen {...args} state={ready({ propia })} onRequest={async (nombre) => setPropia(solicitud(9, 4, 'Oficial', 5, nombre))} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre nuevo' }), 'Oficiala{Enter}');
    await expect(await canvas.findByText('Oficiala')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

const DECLINADO = { id: 9, nombre: 'Oficiala', encargadoNombre: 'Gerente', fecha: '2026-11-20T18:30:00.000Z' };

/** Who was declined is told, beside the form, until they say that they have read it. */
export const Declinado: Story = {
  args: { ...OF_STAFF, state: ready({ declinado: DECLINADO }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tu cambio de nombre no se aceptó' })).toBeVisible();
    await expect(canvas.getByText(/que te llamaras/)).toHaveTextContent(/^Gerente declinó el 20 nov 2026, .* que te llamaras Oficiala\./);
    await expect(canvas.getByRole('textbox', { name: 'Nombre nuevo' })).toBeVisible();
    await press(canvas, 'Entendido');
    await expectOnce(args.onRead, DECLINADO);
  },
};

/** The owner answers the others, and changes their own name without asking anybody. */
export const DeLaDuena: Story = {
  args: { viewer: STORY_PEOPLE.Fundadora },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 solicitudes esperan respuesta')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre nuevo' }), 'La-Jefa');
    await press(canvas, 'Cambiar nombre');
    await expectOnce(args.onRequest, 'La-Jefa');
  },
};

const OTHER_LONG = 'MmMmMmMmMmMmMmMmMmMmMmMmMmMmMmMm';
export const NombresLargos: Story = { args: { state: ready({ pendientes: [solicitud(1, 6, LONG_NAME, 1, OTHER_LONG)] }) } };
export const EsperaConNombresLargos: Story = { args: { ...OF_STAFF, state: ready({ propia: solicitud(1, 4, LONG_NAME, 5, OTHER_LONG) }) } };

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
