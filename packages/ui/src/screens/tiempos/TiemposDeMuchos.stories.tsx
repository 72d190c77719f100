import { TIEMPOS as TEXTOS } from '@garita/domain/tiempos/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectPressable } from '../../components/expectPressable';
import { type Canvas, closed, findDialog, openQuestion, press, ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { portalOf } from '../lote/storyLote';
import { pickAll } from '../lote/storyPicks';
import { TIEMPOS_META } from './storyMeta';
import { tiempoDe } from './storyTiempos';
import { TiemposScreen } from './TiemposScreen';
import type { Tiempo, TiemposScreenProps } from './TiemposScreenProps';

const nombreOf = ({ bajoNombre }: Tiempo) => bajoNombre;

const meta = {
  id: 'pantallas-tiempos-de-muchos',
  title: 'Pantallas/Tiempos/De muchos',
  ...TIEMPOS_META,
  args: { ...TIEMPOS_META.args, onLote: fn(portalOf(nombreOf)) },
  beforeEach: () => {
    (TIEMPOS_META.args.cola.onDecide as ReturnType<typeof fn>).mockClear();
  },
} satisfies Meta<typeof TiemposScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmaVarios: Story = {
  args: {
    onLote: fn(portalOf(nombreOf, { Agente: { estado: 'rechazada', texto: TEXTOS.estaPausado } })),
  },
  play: async ({ args, canvas, step }) => {
    const bar = await pickAll(canvas);
    await step('Dice a cuántos', async () => {
      await expect(
        within(bar)
          .getAllByRole('button')
          .map((one) => one.textContent),
      ).toEqual(expect.arrayContaining(['Confirmar 3', 'Ligar 1', 'Pausar 4']));
    });
    await step('Pregunta una vez, con lo que se acredita', async () => {
      const question = await openQuestion(bar, 'Confirmar 3', '¿Confirmar 3 tiempos?');
      await expect(question.getByText(/En la nómina se acreditarán/)).toHaveTextContent(
        /4h 11m a 3 personas/,
      );
      await press(question, 'Confirmar 3');
    });
    await step('Cuenta línea por línea, y lo que falló sigue elegido', async () => {
      const dialog = await findDialog('Confirmar 3 tiempos');
      await waitFor(() =>
        expect(dialog.getByRole('progressbar')).toHaveTextContent('2 de 3 · 1 con fallo'),
      );
      await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
        `Agente${TEXTOS.estaPausado}`,
      );
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(canvas.getByRole('group', { name: 'Selección' })).toHaveTextContent(
        '1 de 4 tiempos',
      );
    });
    await expect(args.onLote).toHaveBeenCalledTimes(1);
  },
};

export const PausaYDeshace: Story = {
  play: async ({ args, canvas }) => {
    await press(
      await openQuestion(await pickAll(canvas), 'Pausar 4', '¿Pausar 4 tiempos?'),
      'Pausar 4',
    );
    await screen.findByText('4 tiempos pausados');
    await closed();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('4 tiempos reanudados');
    await expect(args.onLote).toHaveBeenLastCalledWith(
      'despausar',
      expect.anything(),
      expect.anything(),
    );
  },
};

export const DespausaVarios: Story = {
  play: async ({ canvas }) => {
    await pickAll(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: /^Pausados/ }));
    await expect(canvas.queryByRole('group', { name: 'Selección' })).not.toBeInTheDocument();
    await press(
      await openQuestion(await pickAll(canvas), 'Despausar 2', '¿Despausar 2 tiempos?'),
      'Despausar 2',
    );
    await screen.findByText('2 tiempos reanudados');
    await closed();
  },
};

const LIBRES: readonly Tiempo[] = [
  tiempoDe(10, { mins: 11 }),
  tiempoDe(6, { mins: 42 }),
  tiempoDe(9, { mins: 16, enPausa: 9, pausado: 1 }),
  // A person of the viewer's category: the time is visible, but the viewer cannot take it.
  tiempoDe(3, { mins: 20 }, { id_categoria: 8 }),
];

/** As in the app, a taken time leaves the queue, and an undo brings it back. */
function Queue(args: TiemposScreenProps) {
  const [taken, setTaken] = useState<readonly Tiempo[]>([]);
  const cola: TiemposScreenProps['cola'] = {
    decididas: new Set(taken.map(({ id }) => id)),
    onDecide: (tiempo, decision) => {
      args.cola.onDecide(tiempo, decision);
      setTaken((now) => [...now, tiempo]);
    },
    onUndo: () => setTaken((now) => now.slice(0, -1)),
  };
  return <TiemposScreen {...args} cola={cola} />;
}

const boxOf = (canvas: Canvas, name: string) =>
  canvas.getByRole('checkbox', { name: `Seleccionar: ${name}` });

export const ColaConTeclas: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { state: ready({ tiempos: LIBRES }) },
  render: (args) => <Queue {...args} />,
  play: async ({ args, canvas, step }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sin encargado 4' }));
    await step('Toma el primero y sigue', async () => {
      await userEvent.keyboard('a');
      await expect(args.cola.onDecide).toHaveBeenLastCalledWith(LIBRES[0], 'ligar');
      await waitFor(() => expect(boxOf(canvas, 'Recluta')).toHaveFocus());
      await expect(canvas.getByRole('tab', { name: 'Sin encargado 3' })).toBeVisible();
    });
    await step('Se mueve, y D no dice nada', async () => {
      await userEvent.keyboard('j');
      await expect(boxOf(canvas, 'Sra.Quintana')).toHaveFocus();
      await userEvent.keyboard('d');
      await expect(args.cola.onDecide).toHaveBeenCalledTimes(1);
    });
    await step('Con algo elegido, la tecla no responde por uno', async () => {
      await userEvent.keyboard(' a');
      await expect(args.cola.onDecide).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{Escape}');
    });
    await step('Deshace y vuelve a estar', async () => {
      await userEvent.keyboard('u');
      await waitFor(() => expect(boxOf(canvas, 'elPatio83')).toHaveFocus());
    });
  },
};

export const NadieEsperaEncargado: Story = {
  args: { state: ready({ tiempos: [tiempoDe(6, { alto: 4, mins: 42 })] }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Sin encargado/ }));
    await expect(canvas.getByText('Nadie espera encargado')).toBeVisible();
  },
};

export const SinNadieDebajo: Story = {
  args: { viewer: { ...STORY_PEOPLE.Recluta, fichaje: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};

export const EligeEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await press(canvas, 'Seleccionar');
    const bar = await canvas.findByRole('group', { name: 'Selección' });
    await step('Ni la casilla tapa el nombre ni el nombre los minutos', async () => {
      for (const card of canvas.getAllByRole('article')) {
        const [box, name] = [
          within(card).getByRole('checkbox'),
          card.querySelector('button [translate=no]'),
        ] as [HTMLElement, HTMLElement];
        const minutes = card.querySelector('[data-number]') as HTMLElement;
        await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(
          name.getBoundingClientRect().left,
        );
        await expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(
          minutes.getBoundingClientRect().left,
        );
        // Without enough room the text would push the name out of its card.
        await expect(name.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          card.getBoundingClientRect().top + 4,
        );
      }
    });
    await step('Tocar el nombre elige y no abre', async () => {
      const name = canvas
        .getByRole('article', { name: 'Recluta' })
        .querySelector('button [translate=no]') as HTMLElement;
      name.scrollIntoView({ block: 'center' });
      const { left, top } = name.getBoundingClientRect();
      await userEvent.click(document.elementFromPoint(left + 4, top + 4) as Element);
      await expect(boxOf(canvas, 'Recluta')).toBeChecked();
    });
    await press(bar, 'Seleccionar todo');
    await expectPressable(
      ['Confirmar 3', 'Ligar 1', 'Pausar 4'].map((name) =>
        within(bar).getByRole('button', { name }),
      ),
    );
  },
};
