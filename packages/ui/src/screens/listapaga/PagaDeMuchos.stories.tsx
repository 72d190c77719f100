import { CREDITOS } from '@garita/domain/formato/moneda';
import { LISTA_PAGA } from '@garita/domain/listapaga/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectSeen,
  findDialog,
  openQuestion,
  press,
} from '../../docs/storyActs';
import type { SendLote } from '../lote/LoteProps';
import { portalOf, type Respuestas } from '../lote/storyLote';
import { pickAll, pickAllByTouch } from '../lote/storyPicks';
import { ListaPagaScreen } from './ListaPagaScreen';
import type { ActoListaPaga, ListaPagaFila, ListaPagaScreenProps } from './ListaPagaScreenProps';
import { FILAS, fila } from './storyListaPaga';
import { filasOf, LISTA_PAGA_META } from './storyMeta';

const nombreOf = ({ usuarioNombre }: ListaPagaFila) => usuarioNombre;
const sixty = Array.from({ length: 60 }, (_, index) =>
  fila(index + 1, {
    usuario: index + 1,
    usuarioNombre: `Persona-${String(index + 1).padStart(2, '0')}`,
  }),
);

function PayDay({
  filas,
  respuestas = {},
  interrupcion = null,
  ...args
}: ListaPagaScreenProps & PayDayArgs) {
  const [now, setNow] = useState(filas);
  const onLote: SendLote<ListaPagaFila, ActoListaPaga> = async (acto, lineas, curso) => {
    const done = new Set<number>();
    const answer = portalOf(nombreOf, respuestas, interrupcion);
    const why = await answer(acto, lineas, {
      ...curso,
      tell: (indice, estado, texto) => {
        if (estado === 'hecha') done.add(lineas[indice]?.row.id ?? 0);
        curso.tell(indice, estado, texto);
      },
    });
    setNow((before) =>
      before.map((one) =>
        done.has(one.id) ? { ...one, pagado: acto === 'pagar' ? (1 as const) : (0 as const) } : one,
      ),
    );
    args.onLote(acto, lineas, curso);
    return why;
  };
  return <ListaPagaScreen {...args} state={filasOf(now)} onLote={onLote} />;
}

interface PayDayArgs {
  filas: readonly ListaPagaFila[];
  respuestas?: Respuestas;
  interrupcion?: string | null;
}

const meta = {
  id: 'pantallas-lista-de-paga-de-muchos',
  title: 'Pantallas/Lista de Paga/De muchos',
  component: PayDay,
  args: { ...LISTA_PAGA_META.args, filas: sixty, onLote: fn(async () => null) },
} satisfies Meta<typeof PayDay>;
export default meta;
type Story = StoryObj<typeof meta>;

const askAll = async (canvas: Canvas, act: RegExp, question: RegExp) =>
  openQuestion(await pickAll(canvas), act, question);

export const SesentaConUnFallo: Story = {
  args: {
    respuestas: {
      'Persona-07': { estado: 'rechazada', texto: LISTA_PAGA.totalCambiado(7, CREDITOS) },
    },
  },
  play: async ({ canvas, step }) => {
    await step('Pregunta una vez, con el número y el efecto', async () => {
      const question = await askAll(
        canvas,
        /^Pagar 60 · 720c$/,
        /^¿Marcar 60 pagas como pagadas\?$/,
      );
      await expect(question.getByText('720c')).toBeVisible();
      await press(question, 'Pagar 60');
    });
    await step('Cuenta línea por línea', async () => {
      const dialog = await findDialog('Marcar 60 pagas como pagadas');
      await waitFor(() =>
        expect(dialog.getByRole('progressbar')).toHaveTextContent('59 de 60 · 1 con fallo'),
      );
      const [first] = dialog.getAllByRole('listitem');
      await expect(first).toHaveTextContent('Persona-07La paga ha cambiado: ahora son 7c.');
      await userEvent.click(
        dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement,
      );
      await closed();
    });
    await step('Lo que falló sigue elegido', async () => {
      const bar = canvas.getByRole('group', { name: 'Selección' });
      await expect(bar).toHaveTextContent('1 de 60 filas');
      await press(bar, 'Ver por qué');
      await expect(
        (await findDialog('Marcar 60 pagas como pagadas')).getAllByRole('listitem')[0],
      ).toHaveTextContent('Persona-07');
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('Deshace', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
      await screen.findByText('59 pagas por pagar otra vez');
    });
  },
};

export const TodoBien: Story = {
  play: async ({ canvas }) => {
    await press(await askAll(canvas, /^Pagar 60/, /60 pagas/), 'Pagar 60');
    await screen.findByText('60 pagas entregadas');
    await closed();
    await expect(canvas.queryByRole('group', { name: 'Selección' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('figure', { name: 'Pagas entregadas' })).toHaveTextContent(
      /^60 pagadas, /,
    );
  },
};

/**
 * After the connection breaks, lines with an unknown outcome are marked, and continuing pays no
 * person twice.
 */
export const ConexionCortada: Story = {
  args: {
    filas: sixty.slice(0, 4),
    interrupcion: 'No se pudo conectar con el portal.',
    respuestas: {
      'Persona-02': { estado: 'sin respuesta' },
      'Persona-03': { estado: 'en espera' },
      'Persona-04': { estado: 'en espera' },
    },
  },
  play: async ({ canvas }) => {
    await press(await askAll(canvas, /^Pagar 4/, /4 pagas/), 'Pagar 4');
    const dialog = await findDialog(/4 pagas/);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Lo que falta no se ha enviado.',
    );
    await expect(
      dialog
        .getAllByRole('listitem')
        .map((one) => within(one).getByRole('img').getAttribute('aria-label')),
    ).toEqual(['Sin respuesta', 'Sin enviar', 'Sin enviar', 'Hecha']);
    await expect(dialog.getByRole('button', { name: 'Seguir' })).toBeVisible();
  },
};

/** The solid button marks every payable row as paid, without selecting the rows. */
export const LoQueToca: Story = {
  args: { filas: FILAS },
  play: async ({ args, canvas }) => {
    await press(await openQuestion(canvas, 'Pagar 3 · 88c', /3 pagas/), 'Pagar 3');
    await screen.findByText('3 pagas entregadas');
    await closed();
    await waitFor(() => expect(args.onLote).toHaveBeenCalledTimes(1));
    await expect(canvas.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument();
  },
};

/** The confirmation says why some of the selected rows are left out. */
export const YaPagadas: Story = {
  args: { filas: FILAS },
  play: async ({ canvas }) => {
    const question = await askAll(canvas, /^Pagar 3/, /3 pagas/);
    await expectSeen(question.getByText(/^Ya pagadas \(1\):/));
    await expectSeen(question.getByText('Oficial'));
  },
};

export const SoloPorPagar: Story = {
  args: { filas: FILAS },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Solo por pagar' }));
    await waitFor(() => expect(canvas.getByText('3 filas')).toBeVisible());
    await press(await askAll(canvas, /^Pagar 3/, /3 pagas/), 'Pagar 3');
    await expect(await canvas.findByText('Todo está pagado')).toBeVisible();
    await closed();
  },
};

export const PreguntaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    respuestas: {
      'Persona-07': { estado: 'rechazada', texto: LISTA_PAGA.totalCambiado(7, CREDITOS) },
    },
  },
  play: async ({ canvas }) => {
    await press(
      await openQuestion(await pickAllByTouch(canvas), /^Pagar 60/, /60 pagas/),
      'Pagar 60',
    );
    await waitFor(async () =>
      expect((await findDialog(/60 pagas/)).getByRole('progressbar')).toHaveTextContent('59 de 60'),
    );
  },
};
