import { NOMBRES } from '@garita/domain/nombres/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Canvas, closed, findDialog, openQuestion, press, ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import type { SendLote } from '../lote/LoteProps';
import { portalOf, type Respuestas } from '../lote/storyLote';
import { CambioNombreScreen } from './CambioNombreScreen';
import type {
  CambioNombreScreenProps,
  Respuesta,
  SolicitudNombre,
} from './CambioNombreScreenProps';
import { PENDIENTES } from './storyNombres';

const answered = fn();

interface QueueArgs {
  respuestas: Respuestas;
}

/** As in the app, an answered request leaves the list, and an undo brings it back. */
function Queue({ respuestas, ...args }: CambioNombreScreenProps & QueueArgs) {
  const [given, setGiven] = useState<readonly [solicitud: SolicitudNombre, respuesta: Respuesta][]>(
    [],
  );
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  answered(given.map(([{ usuarioNombre }, respuesta]) => `${usuarioNombre}: ${respuesta}`));
  const cola: CambioNombreScreenProps['cola'] = {
    decididas: new Set(given.map(([{ id }]) => id)),
    onDecide: (one, respuesta) => setGiven((now) => [...now, [one, respuesta]]),
    onUndo: () => setGiven((now) => now.slice(0, -1)),
  };
  const onLote: SendLote<SolicitudNombre, Respuesta> = async (acto, lineas, curso) => {
    const why = await portalOf(({ usuarioNombre }: SolicitudNombre) => usuarioNombre, respuestas)(
      acto,
      lineas,
      curso,
    );
    setGone(new Set(lineas.flatMap(({ row }) => (respuestas[row.usuarioNombre] ? [] : [row.id]))));
    return why;
  };
  const pendientes = PENDIENTES.filter(({ id }) => !gone.has(id));
  return (
    <CambioNombreScreen
      {...args}
      state={ready({ propia: null, declinado: null, pendientes })}
      cola={cola}
      onLote={onLote}
    />
  );
}

const meta = {
  id: 'pantallas-cambionombre-de-muchos',
  title: 'Pantallas/Cambio de Nombre/De muchos',
  component: Queue,
  args: {
    state: ready({ propia: null, declinado: null, pendientes: PENDIENTES }),
    viewer: STORY_PEOPLE.Gerente,
    onRequest: fn(async () => undefined),
    onRead: fn(async () => undefined),
    cola: { decididas: new Set<number>(), onDecide: fn(), onUndo: fn() },
    onLote: fn(async () => null),
    respuestas: {},
  },
} satisfies Meta<typeof Queue>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('checkbox', { name: `Seleccionar: ${name}` });
const given = async (...texts: string[]) => expect(answered).toHaveBeenLastCalledWith(texts);

/** J and K move, A accepts, D declines, U undoes and focuses the undone row (NCM-07, NCM-08). */
export const ConTeclas: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('Responde una tras otra', async () => {
      await userEvent.keyboard('a');
      await waitFor(() => expect(boxOf(canvas, 'I1l_O0scar')).toHaveFocus());
      await userEvent.keyboard('d');
      await waitFor(() => expect(boxOf(canvas, 'Supervisora')).toHaveFocus());
      await given('Recluta: aceptar', 'I1l_O0scar: declinar');
      await expect(canvas.getByText('2 solicitudes esperan respuesta')).toBeVisible();
    });
    await step('Deshace la última', async () => {
      await userEvent.keyboard('u');
      await waitFor(() => expect(boxOf(canvas, 'I1l_O0scar')).toHaveFocus());
      await given('Recluta: aceptar');
    });
    await step('Se mueve', async () => {
      await userEvent.keyboard('j');
      await expect(boxOf(canvas, 'Supervisora')).toHaveFocus();
      await userEvent.keyboard('kk');
      await expect(boxOf(canvas, 'I1l_O0scar')).toHaveFocus();
    });
    await step('En otro orden, el de la lista', async () => {
      await press(canvas, 'Usuario');
      await userEvent.keyboard('a');
      await given('Recluta: aceptar', 'I1l_O0scar: aceptar');
    });
  },
};

export const ConBotones: Story = {
  play: async ({ canvas }) => {
    const unfold = canvas.queryByRole('button', { name: 'Detalles: Recluta' });
    if (unfold) await userEvent.click(unfold);
    await press(canvas, 'Declinar: Recluta');
    await given('Recluta: declinar');
    await expect(canvas.getByText('3 solicitudes esperan respuesta')).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

/**
 * One confirmation accepts all selected requests. A request whose name was taken meanwhile stays
 * selected, with the reason (NCM-11).
 */
export const AceptaVarias: Story = {
  args: { respuestas: { I1l_O0scar: { estado: 'rechazada', texto: NOMBRES.ocupado } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo (3)' }));
    const bar = await canvas.findByRole('group', { name: 'Selección' });
    await press(await openQuestion(bar, 'Aceptar 3', '¿Aceptar 3 solicitudes?'), 'Aceptar 3');
    const dialog = await findDialog('Aceptar 3 solicitudes');
    await waitFor(() =>
      expect(dialog.getByRole('progressbar')).toHaveTextContent('2 de 3 · 1 con fallo'),
    );
    await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
      `I1l_O0scar → Oscar${NOMBRES.ocupado}`,
    );
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(canvas.getByRole('group', { name: 'Selección' })).toHaveTextContent(
      '1 de 1 solicitud',
    );
  },
};

export const DeclinaVariasEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Seleccionar');
    const bar = await canvas.findByRole('group', { name: 'Selección' });
    await press(bar, 'Seleccionar todo');
    await press(await openQuestion(bar, 'Declinar 3', '¿Declinar 3 solicitudes?'), 'Declinar 3');
    await screen.findByText('3 solicitudes declinadas');
    await closed();
    await expect(canvas.getByText('1 solicitud espera respuesta')).toBeVisible();
  },
};
