import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { closed, expectOnce, openQuestion, pick, press } from '../../docs/storyActs';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { TIEMPOS, tiempoDe } from '../tiempos/storyTiempos';
import type { PaseListaScreen } from './PaseListaScreen';
import { type PaseListaScreenProps, SIN_MARCAS } from './PaseListaScreenProps';
import { ask, datos, MEZCLADA, mark, names, opened } from './storyLista';
import { history, LISTA_META } from './storyMeta';

const meta = {
  id: 'pantallas-pase-lista-nueva',
  title: 'Pantallas/Pase Lista/Nueva lista',
  ...LISTA_META,
} satisfies Meta<typeof PaseListaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The confirmation names the consequences and the people who lose minutes (PLI-07). After sending,
 * the history opens (PLI-09).
 */
export const Envia: Story = {
  args: { borrador: MEZCLADA },
  play: async ({ args, canvas, step }) => {
    const dialog = await ask(canvas);
    await step('Pregunta diciendo qué hace a cada cual', async () => {
      await waitFor(() =>
        expect(dialog.getByText('Se acreditarán 2 asistencias: Agente y Recluta.')).toBeVisible(),
      );
      await expect(dialog.getByText('Quedará en pausa 1 tiempo: I1l_O0scar.')).toBeVisible();
      await expect(
        dialog.getByText(
          'Se cancelará 1 tiempo sin acreditar nada: elPatio83 (11 min). No se puede deshacer.',
        ),
      ).toBeVisible();
      await expect(
        dialog.getByText('2 personas quedan sin marcar: para ellas no cambia nada.'),
      ).toBeVisible();
      await expect(dialog.getByText(/^Queda al cargo/)).toHaveTextContent(
        'Queda al cargo Supervisora.',
      );
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    });
    await step('Envía la lista', async () => {
      await press(dialog, 'Enviar');
      await expectOnce(args.onSend, {
        sumados: [5, 6],
        pausados: [8],
        fuerabase: [10],
        encargado: 3,
      });
      await waitFor(() => expectOnce(args.onWriting, false));
      await expect(args.onBorrador).toHaveBeenLastCalledWith(SIN_MARCAS);
    });
  },
};

export const SinMarcar: Story = {
  play: async ({ args, canvas }) => {
    await opened(canvas);
    await press(canvas, 'Enviar lista');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Marca al menos a una persona.',
    );
    await userEvent.click(mark(canvas, 'Agente', 'Sumado'));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A person must be left in charge: the viewer, unless they choose another person. */
export const EligeEncargado: Story = {
  args: { state: history([]), borrador: MEZCLADA },
  play: async ({ args, canvas, step }) => {
    await opened(canvas);
    const picker = canvas.getByRole('combobox', { name: 'Queda al cargo' });
    await step('No se envía sin nadie al cargo', async () => {
      await waitFor(() => expect(picker).toHaveValue('Oficial'));
      await userEvent.clear(picker);
      await userEvent.tab();
      await press(canvas, 'Enviar lista');
      await expect(await canvas.findByText('Elige quién queda al cargo.')).toBeVisible();
      await waitFor(() => expect(picker).toHaveFocus());
    });
    await step('Deja al cargo a otra persona', async () => {
      await pick(canvas, 'Queda al cargo', 'quint', 'Sra.Quintana');
      await press(await ask(canvas), 'Enviar');
      await waitFor(() =>
        expect(args.onSend).toHaveBeenCalledWith(expect.objectContaining({ encargado: 9 })),
      );
    });
  },
};

const Escribiendo = LISTA_META.render;
function Cierran(props: PaseListaScreenProps) {
  const [tiempos, setTiempos] = useState(TIEMPOS);
  const refuse = async (): Promise<never> => {
    setTiempos(TIEMPOS.filter(({ bajo }) => bajo !== 6));
    throw refusal('Alguien de la lista ya no tiene un tiempo abierto. Vuelve a cargarla.', 409);
  };
  return <Escribiendo {...props} datos={datos(tiempos)} onSend={refuse} />;
}

export const AlguienSeVa: Story = {
  args: { borrador: MEZCLADA },
  render: (args) => <Cierran {...args} />,
  play: async ({ canvas }) => {
    await press(
      await openQuestion(await ask(canvas), 'Enviar', 'No se ha hecho'),
      'Volver a la lista',
    );
    await closed();
    await expect(
      canvas.getByText('Ya no tiene un tiempo abierto y sale de la lista: Recluta.'),
    ).toBeVisible();
    await expect(names(canvas)).not.toContain('Recluta');
    await expect(
      canvas.getByText('1 sumado · 1 pausado · 1 fuera de base · 2 sin marcar'),
    ).toBeVisible();
  },
};

function Enviada(props: PaseListaScreenProps) {
  const [tiempos, setTiempos] = useState(TIEMPOS);
  const send = async (): Promise<void> => {
    // As in the app, the refetched data arrive before the write resolves.
    setTiempos(TIEMPOS.filter(({ bajo }) => bajo !== 10));
    await forever();
  };
  return <Escribiendo {...props} datos={datos(tiempos)} onSend={send} />;
}

/** People whom the list sends off base are not reported as having left the list meanwhile. */
export const SinAvisoDeLosEnviados: Story = {
  args: { borrador: MEZCLADA },
  render: (args) => <Enviada {...args} />,
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await press(dialog, 'Enviar');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
    await expect(
      dialog.getByText(/^Se cancelará 1 tiempo sin acreditar nada: elPatio83/),
    ).toBeVisible();
    await expect(canvas.queryByText(/Ya no tiene un tiempo abierto/)).not.toBeInTheDocument();
  },
};

export const Enviando: Story = {
  args: { borrador: MEZCLADA, onSend: fn(forever) },
  play: async ({ args, canvas }) => {
    const dialog = await ask(canvas);
    await press(dialog, 'Enviar');
    await press(dialog, /Enviar/);
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const Falla: Story = {
  args: { borrador: MEZCLADA, onSend: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ args, canvas }) => {
    const dialog = await ask(canvas);
    await press(dialog, 'Enviar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(SERVER_DOWN);
    await expect(args.onWriting).not.toHaveBeenCalled();
  },
};

export const TextoLargo: Story = {
  args: {
    datos: datos([
      tiempoDe(
        6,
        { alto: 3, mins: 6_000, minsA: 5_999, enPausa: 5, pausado: 3 },
        { bajoNombre: LONG_NAME, altoNombre: LONG_NAME },
      ),
      ...TIEMPOS.slice(1),
    ]),
    borrador: { marcas: { 36: 'fuerabase' } },
  },
  play: async ({ canvas }) => {
    await expect((await ask(canvas)).getByText(/sin acreditar nada/)).toHaveTextContent(
      `${LONG_NAME} (100h)`,
    );
  },
};
