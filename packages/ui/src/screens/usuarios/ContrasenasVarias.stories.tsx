import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  closed,
  expectOnce,
  expectSeen,
  findQuestion,
  holdsThePage,
  openQuestion,
  press,
} from '../../docs/storyActs';
import { pickAllByTouch, pickRows } from '../lote/storyPicks';
import { type Agency, DE_MUCHOS_META, pressLastClose, sentOf } from './storyDeMuchos';

const meta = {
  id: 'pantallas-usuarios-de-muchos',
  title: 'Pantallas/Usuarios/De muchos',
  ...DE_MUCHOS_META,
} satisfies Meta<typeof Agency>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DaContrasenas: Story = {
  args: {
    respuestas: [
      { 'Persona-04': { estado: 'rechazada', texto: 'Tiene permisos que tú no tienes: agc.' } },
    ],
  },
  play: async ({ args, canvas, step }) => {
    const bar = await pickRows(
      canvas,
      'Persona-01',
      'Persona-02',
      'Persona-03',
      'Persona-04',
      'Persona-05',
    );
    await press(
      await openQuestion(bar, 'Dar contraseña nueva a 5', '¿Dar contraseña nueva a 5 personas?'),
      'Dar contraseña nueva a 5',
    );
    const results = await findQuestion('Dar contraseña nueva a 5 personas');
    await step('Las enseña todas, y a quien no se pudo', async () => {
      await expectSeen(await results.findByText('tejado-10-Fq'));
      const [failed, ...given] = results.getAllByRole('listitem');
      await expect(failed).toHaveTextContent('Persona-04Tiene permisos que tú no tienes: agc.');
      await expect(given.map(({ textContent }) => textContent)).toEqual(
        [1, 2, 3, 5].map((id) => `Persona-0${id}tejado-${id}0-Fq`),
      );
    });
    await step('No las dice en voz alta', async () => {
      const spoken = [
        ...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]'),
      ]
        .map(({ textContent }) => textContent)
        .join();
      await expect(spoken).not.toContain('tejado');
    });
    await step('Pregunta antes de cerrar, y el navegador antes de dejar la página', async () => {
      await expect(holdsThePage()).toBe(true);
      await pressLastClose(results);
      await press(await findQuestion('¿Cerrar sin guardar?'), 'Cancelar');
      await waitFor(() =>
        expect(
          screen.queryByRole('alertdialog', { name: '¿Cerrar sin guardar?' }),
        ).not.toBeInTheDocument(),
      );
    });
    await step('Copiadas, se cierra sin preguntar', async () => {
      await press(results, 'Copiar todas');
      await expectOnce(
        args.onCopyMany,
        [1, 2, 3, 5].map((id) => `Persona-0${id}: tejado-${id}0-Fq`).join('\n'),
      );
      await waitFor(() => expect(holdsThePage()).toBe(false));
      await pressLastClose(results);
      await closed();
    });
    await step('No se vuelven a ver', async () => {
      await press(canvas.getByRole('group', { name: 'Selección' }), 'Ver por qué');
      await expectSeen(
        (await findQuestion('Dar contraseña nueva a 5 personas')).getByText(
          'Tiene permisos que tú no tienes: agc.',
        ),
      );
      await expect(document.body).not.toHaveTextContent('tejado');
    });
  },
};

export const ContrasenasDadas: Story = {
  play: async ({ canvas }) => {
    const bar = await pickRows(canvas, 'Persona-01', 'Persona-02', 'Persona-03');
    await press(
      await openQuestion(bar, 'Dar contraseña nueva a 3', '¿Dar contraseña nueva a 3 personas?'),
      'Dar contraseña nueva a 3',
    );
    const results = await findQuestion('Dar contraseña nueva a 3 personas');
    await expect(await results.findAllByText(/^tejado-/)).toHaveLength(3);
    await expect(canvas.queryByRole('group', { name: 'Selección' })).not.toBeInTheDocument();
  },
};

export const SinPortapapeles: Story = {
  args: { onCopyMany: fn(async () => false) },
  play: async ({ canvas }) => {
    const bar = await pickRows(canvas, 'Persona-01');
    await press(
      await openQuestion(bar, 'Dar contraseña nueva a 1', '¿Dar contraseña nueva a 1 persona?'),
      'Dar contraseña nueva a 1',
    );
    const results = await findQuestion('Dar contraseña nueva a 1 persona');
    await press(results, 'Copiar todas');
    await pressLastClose(results);
    await press(await findQuestion('¿Cerrar sin guardar?'), 'Cerrar sin guardar');
    await closed();
    await expect(document.body).not.toHaveTextContent('tejado');
  },
};

/**
 * A line without an answer gets another password, because the portal keeps no copy of the first
 * password.
 */
export const ContrasenasTrasUnCorte: Story = {
  args: {
    respuestas: [{ 'Persona-02': { estado: 'sin respuesta' } }, {}],
    interrupcion: 'No se pudo conectar con el portal.',
  },
  play: async ({ args, canvas }) => {
    const bar = await pickRows(canvas, 'Persona-01', 'Persona-02');
    await press(
      await openQuestion(bar, 'Dar contraseña nueva a 2', '¿Dar contraseña nueva a 2 personas?'),
      'Dar contraseña nueva a 2',
    );
    const results = await findQuestion('Dar contraseña nueva a 2 personas');
    await expectSeen(await results.findByText(/Al seguir recibe otra\.$/));
    await expectSeen(results.getByText('tejado-10-Fq'));
    await press(results, 'Seguir');
    await expectSeen(await results.findByText('tejado-20-Fq'));
    await expectSeen(results.getByText('tejado-10-Fq'));
    await expect(
      sentOf(args.onLote).map(([, lineas]) => lineas.map(({ row }) => row.usuario)),
    ).toEqual([['Persona-01', 'Persona-02'], ['Persona-02']]);
  },
};

export const ContrasenasEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    respuestas: [
      { 'Persona-04': { estado: 'rechazada', texto: 'Tiene permisos que tú no tienes: agc.' } },
    ],
  },
  play: async ({ canvas }) => {
    const bar = await pickAllByTouch(canvas);
    await press(
      await openQuestion(bar, 'Dar contraseña nueva a 12', '¿Dar contraseña nueva a 12 personas?'),
      'Dar contraseña nueva a 12',
    );
    const results = await findQuestion('Dar contraseña nueva a 12 personas');
    await expect(await results.findAllByText(/^tejado-/)).toHaveLength(11);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
