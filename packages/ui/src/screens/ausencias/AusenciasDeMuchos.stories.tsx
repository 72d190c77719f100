import { AUSENCIAS } from '@garita/domain/ausencias/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, closed, findDialog, openQuestion, press } from '../../docs/storyActs';
import { portalOf } from '../lote/storyLote';
import type { AusenciasScreen } from './AusenciasScreen';
import type { Ausencia } from './AusenciasScreenProps';
import { THOUSAND } from './storyAusencias';
import { AUSENCIAS_META, ausenciasOf } from './storyMeta';

const nombreOf = ({ usuarioNombre }: Ausencia) => usuarioNombre;

const meta = {
  id: 'pantallas-ausencias-de-muchos',
  title: 'Pantallas/Ausencias/De muchos',
  ...AUSENCIAS_META,
} satisfies Meta<typeof AusenciasScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const showAll = (canvas: Canvas) => userEvent.click(canvas.getByRole('tab', { name: /^Todas/ }));

export const DeclinaVarias: Story = {
  args: {
    onLote: fn(
      portalOf(nombreOf, {
        Recluta: { estado: 'rechazada', texto: AUSENCIAS.yaRetirada('Recluta') },
      }),
    ),
  },
  play: async ({ canvas, step }) => {
    await showAll(canvas);
    await expect(
      canvas.queryByRole('checkbox', { name: /Ronda-Nocturna/ }),
    ).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar todo (4)' }));
    const bar = await canvas.findByRole('group', { name: 'Selección' });
    for (const name of ['Aceptar 3', 'Declinar 3', 'Terminar 1'])
      await expect(within(bar).getByRole('button', { name })).toBeVisible();
    await step('Pregunta una vez y cuenta línea por línea', async () => {
      await press(await openQuestion(bar, 'Declinar 3', '¿Declinar 3 ausencias?'), 'Declinar 3');
      const dialog = await findDialog('Declinar 3 ausencias');
      await waitFor(() =>
        expect(dialog.getByRole('progressbar')).toHaveTextContent('2 de 3 · 1 con fallo'),
      );
      await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
        AUSENCIAS.yaRetirada('Recluta'),
      );
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await expect(canvas.getByRole('group', { name: 'Selección' })).toHaveTextContent(
      '1 de 4 ausencias',
    );
  },
};

/** A line without an answer is sent again with the same idempotency key. */
export const TerminaTrasUnCorte: Story = {
  args: {
    onLote: fn(
      portalOf(
        nombreOf,
        { Oficial: { estado: 'sin respuesta' } },
        'No se pudo conectar con el portal.',
      ),
    ),
  },
  play: async ({ args, canvas, step }) => {
    await showAll(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar: Oficial' }));
    const bar = await canvas.findByRole('group', { name: 'Selección' });
    const end = async () => {
      await press(
        await openQuestion(bar, 'Terminar 1', '¿Terminar 1 ausencia antes?'),
        'Terminar 1',
      );
      const dialog = await findDialog('Terminar 1 ausencia antes');
      await expect(await dialog.findByRole('button', { name: 'Seguir' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await closed();
    };
    const keys = () =>
      (args.onLote as ReturnType<typeof fn>).mock.calls.map(([, [linea]]) => linea.clave);
    await step('Se corta y se cierra', end);
    await step('Hecho otra vez, es la misma escritura', async () => {
      await end();
      await expect(keys()).toHaveLength(2);
      await expect(new Set(keys()).size).toBe(1);
    });
  },
};

export const NadaQueHacer: Story = {
  args: {
    state: ausenciasOf({
      todas: THOUSAND.map((one) => ({ ...one, inicio: '2026-01-01', final: '2026-01-02' })),
    }),
  },
  play: async ({ canvas }) => {
    await showAll(canvas);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const AceptaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await showAll(canvas);
    await press(canvas, 'Seleccionar');
    const bar = await canvas.findByRole('group', { name: 'Selección' });
    await press(bar, 'Seleccionar todo');
    await press(await openQuestion(bar, 'Aceptar 3', '¿Aceptar 3 ausencias?'), 'Aceptar 3');
    await screen.findByText('3 ausencias aceptadas');
    await closed();
  },
};
