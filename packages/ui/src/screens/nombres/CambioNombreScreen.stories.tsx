import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, LONG_NAME, OFICIAL, refusal, SERVER_DOWN } from '../storyData';
import { CambioNombreScreen } from './CambioNombreScreen';
import type {
  CambioNombreData,
  CambioNombreScreenProps,
  SolicitudNombre,
} from './CambioNombreScreenProps';
import { PENDIENTES, solicitud } from './storyNombres';

const MUCHAS = Array.from({ length: 400 }, (_, i) =>
  solicitud(
    i + 100,
    i + 100,
    `Persona-${String(i + 1).padStart(4, '0')}`,
    (i % 9) + 1,
    `Nuevo-${i + 1}`,
  ),
);

const ready = (data: Partial<CambioNombreData> = {}) => ({
  kind: 'ready' as const,
  data: { propia: null, declinado: null, pendientes: null, ...data },
});

const meta = {
  id: 'pantallas-cambionombre',
  title: 'Pantallas/Cambio de Nombre',
  component: CambioNombreScreen,
  args: {
    state: ready({ pendientes: PENDIENTES }),
    viewer: STORY_PEOPLE.Gerente,
    onRequest: fn(async () => undefined),
    onRead: fn(async () => undefined),
    cola: { decididas: new Set<number>(), onDecide: fn(), onUndo: fn() },
    onLote: fn(async () => null),
  },
} satisfies Meta<typeof CambioNombreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A user of the gerencia can answer requests, except those of people of the same category (NCM-01).
 * The answers are tested in the stories «De muchos».
 */
export const ConDatos: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 solicitudes esperan respuesta')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Aceptar/ })).toHaveLength(3);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ pendientes: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ pendientes: MUCHAS }) },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Buscar solicitudes' }),
      'nuevo-399',
    );
    await waitFor(() => expect(canvas.getByText('1 de 400 solicitudes')).toBeVisible());
  },
};

const OF_STAFF = { viewer: OFICIAL };

/** A user outside the gerencia requests a name by keyboard (NCM-02, NCM-10). */
export const Pide: Story = {
  args: { ...OF_STAFF, state: ready() },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Nombre nuevo' });
    await step('Sin nombre no se envía', async () => {
      field.focus();
      await userEvent.keyboard('{Enter}');
      await expectOnce(onAviso, 'No dejes campos vacios');
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

/** A taken name fails at its field, and the user can correct it there (NCM-11). */
export const YaLoTieneAlguien: Story = {
  args: {
    ...OF_STAFF,
    state: ready(),
    onRequest: fn(() =>
      Promise.reject(Object.assign(refusal('El nombre ya esta ocupado', 409), { campo: 'nombre' })),
    ),
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nombre nuevo' });
    await userEvent.type(field, 'Gerente{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/El nombre ya esta ocupado/));
    await waitFor(() => expect(field).toHaveFocus());
    await expectOnce(onAviso, 'El nombre ya esta ocupado');
  },
};

export const Enviando: Story = {
  args: { ...OF_STAFF, state: ready(), onRequest: fn(forever) },
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Nombre nuevo' }),
      'Oficiala{Enter}{Enter}',
    );
    await expectOnce(args.onRequest, 'Oficiala');
  },
};

/** A pending request replaces the form (NCM-03). */
export const EnEspera: Story = {
  args: { ...OF_STAFF, state: ready({ propia: solicitud(9, 4, 'Oficial', 5, 'Oficiala') }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Tu cambio de nombre espera respuesta' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

/** After a request, the message about it replaces the form and takes the focus (NCM-12). */
export const DelFormularioALaEspera: Story = {
  args: OF_STAFF,
  render: function Asked(args: CambioNombreScreenProps) {
    const [propia, setPropia] = useState<SolicitudNombre | null>(null);
    return (
      <CambioNombreScreen
        {...args}
        state={ready({ propia })}
        onRequest={async (nombre) => setPropia(solicitud(9, 4, 'Oficial', 5, nombre))}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre nuevo' }), 'Oficiala{Enter}');
    await expect(await canvas.findByText('Oficiala')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};

const DECLINADO = {
  id: 9,
  nombre: 'Oficiala',
  encargadoNombre: 'Gerente',
  fecha: '2026-11-20T18:30:00.000Z',
};

export const Declinado: Story = {
  args: { ...OF_STAFF, state: ready({ declinado: DECLINADO }) },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Tu cambio de nombre no se aceptó' }),
    ).toBeVisible();
    await expect(canvas.getByText(/que te llamaras/)).toHaveTextContent(
      /^Gerente declinó el 20 nov 2026, .* que te llamaras Oficiala\./,
    );
    await expect(canvas.getByRole('textbox', { name: 'Nombre nuevo' })).toBeVisible();
    await press(canvas, 'Entendido');
    await expectOnce(args.onRead, DECLINADO);
  },
};

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
export const NombresLargos: Story = {
  args: { state: ready({ pendientes: [solicitud(1, 6, LONG_NAME, 1, OTHER_LONG)] }) },
};
export const EsperaConNombresLargos: Story = {
  args: { ...OF_STAFF, state: ready({ propia: solicitud(1, 4, LONG_NAME, 5, OTHER_LONG) }) },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
