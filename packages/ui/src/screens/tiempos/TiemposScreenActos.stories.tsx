import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import { expectOnce, press, pressWithKeyboard, ready } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, refusal } from '../storyData';
import { TIEMPOS_META } from './storyMeta';
import { actsOf, chooseAct, of } from './storyRows';
import { TIEMPOS, tiempoDe } from './storyTiempos';
import { TiemposScreen } from './TiemposScreen';
import type { TiemposScreenProps } from './TiemposScreenProps';

const meta = {
  id: 'pantallas-tiempos',
  title: 'Pantallas/Tiempos',
  ...TIEMPOS_META,
} satisfies Meta<typeof TiemposScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

function Obediente({ onAct, ...props }: TiemposScreenProps) {
  const [tiempos, setTiempos] = useState(TIEMPOS);
  const act: TiemposScreenProps['onAct'] = async (acto) => {
    await onAct(acto);
    if ('tiempo' in acto) setTiempos((now) => now.filter(({ id }) => id !== acto.tiempo.id));
  };
  return <TiemposScreen {...props} state={ready({ tiempos })} onAct={act} />;
}

export const SoloTeclado: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Obediente {...args} />,
  play: async ({ canvas }) => {
    const tab = () => canvas.getByRole('tab', { name: /^Activos/ });
    await pressWithKeyboard(canvas, 'Detalles: Recluta');
    await pressWithKeyboard(canvas, 'Pausar: Recluta');
    await waitFor(() => expect(tab()).toHaveFocus());
    await expect(tab()).toHaveTextContent('3');
    await pressWithKeyboard(canvas, 'Detalles: Agente');
    await pressWithKeyboard(canvas, 'Confirmar: Agente');
    await confirmWithKeyboard('¿Confirmar el tiempo?');
    await waitFor(() => expect(tab()).toHaveFocus());
    await expect(tab()).toHaveTextContent('2');
  },
};

export const NadaQueLigar: Story = {
  args: { state: ready({ tiempos: [tiempoDe(6, { alto: 3, mins: 42, minsA: 30 })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Ligar Tiempos' })).toBeDisabled();
    await expect(
      canvas.getByRole('button', { name: 'Desligar Tiempos' }),
    ).toHaveAccessibleDescription(
      '1 activo · 0 pausados · ninguno sin encargado · no llevas ninguno',
    );
  },
};

export const DeQuienNoEstaPorDebajo: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: ready({
      tiempos: [
        tiempoDe(3, { mins: 20 }, { id_categoria: 8 }),
        tiempoDe(9, { alto: 4, mins: 42, minsA: 30 }, { id_categoria: 7 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await actsOf(canvas, 'Supervisora')).toEqual(['Detalle']);
    await expect(await actsOf(canvas, 'Sra.Quintana')).toEqual(['Detalle', 'Desligar']);
    await expect(canvas.getByRole('button', { name: 'Ligar Tiempos' })).toBeDisabled();
    await expect(canvas.getByText(/1 sin encargado, ninguno por debajo de ti/)).toBeVisible();
  },
};

/** A time that has been open for more than eight hours, including pauses, is marked. */
export const AbiertoDeMas: Story = {
  args: {
    state: ready({
      tiempos: [
        tiempoDe(5, { alto: 4, mins: 480 }),
        tiempoDe(6, { alto: 4, mins: 461, pausado: 1, minutosPausados: 20 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Más de 8 h')).toHaveLength(1);
    await expect(canvas.getByText('Más de 8 h').closest('tr, article')).toHaveTextContent(
      'Recluta',
    );
  },
};

export const ElPropio: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    state: ready({
      tiempos: [tiempoDe(4, { mins: 20 }), tiempoDe(6, { alto: 4, mins: 42, minsA: 30 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await actsOf(canvas, 'Oficial')).toEqual(['Detalle']);
    await expect(canvas.getByText(/solo el tuyo sin encargado/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ligar Tiempos' })).toBeDisabled();
  },
};

/**
 * A user of category 10 may cancel and unlink the times of all people, and adjust them with the
 * permission ajs (TIE-31, TIE-33, TIE-35).
 */
export const Gerencia: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { viewer: { ...STORY_PEOPLE.Gerente, fichaje: true } },
  play: async ({ canvas }) => {
    await expect(await actsOf(canvas, 'Agente')).toEqual([
      'Confirmar',
      'Pausar',
      'Detalle',
      '-5 min',
      'Ajustar',
      'Desligar',
      'Cancelar',
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: /^Pausados/ }));
    await expect(await actsOf(canvas, 'Ronda-Nocturna')).toEqual([
      'Despausar',
      'Detalle',
      '-5 min',
      'Desligar',
      'Cancelar',
    ]);
  },
};

export const EnCurso: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { onAct: fn(forever) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Ligar: elPatio83');
    await press(canvas, /^Ligar: elPatio83/);
    await expect(args.onAct).toHaveBeenCalledTimes(1);
    await chooseAct(canvas, 'Recluta', '-5 min');
    await expect(args.onAct).toHaveBeenLastCalledWith({ accion: 'restar5', tiempo: of(6) });
  },
};

export const Rechazado: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    onAct: fn(() =>
      Promise.reject(
        refusal('Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.', 409),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await chooseAct(canvas, 'Recluta', 'Pausar');
    await waitFor(() =>
      expectOnce(onAviso, 'Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.'),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Confirmar: Recluta' })).toBeEnabled(),
    );
  },
};
