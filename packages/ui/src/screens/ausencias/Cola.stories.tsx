import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Canvas, press } from '../../docs/storyActs';
import { AusenciasScreen } from './AusenciasScreen';
import type { Ausencia, AusenciasScreenProps, RespuestaAusencia } from './AusenciasScreenProps';
import { ausencia } from './storyAusencias';
import { AUSENCIAS_META, ausenciasOf } from './storyMeta';

const NOMBRES = ['Recluta', 'Agente', 'Oficial', 'Supervisora'];
const four = NOMBRES.map((usuarioNombre, index) =>
  ausencia(60 - index, { usuario: 20 + index, usuarioNombre, id_categoria: 1 }),
);
const answered = fn();

/** As in the app, an answered absence leaves the queue, and an undo brings it back. */
function Queue(args: AusenciasScreenProps) {
  const [given, setGiven] = useState<readonly [ausencia: Ausencia, respuesta: RespuestaAusencia][]>(
    [],
  );
  answered(given.map(([{ usuarioNombre }, respuesta]) => `${usuarioNombre}: ${respuesta}`));
  const cola: AusenciasScreenProps['cola'] = {
    decididas: new Set(given.map(([{ id }]) => id)),
    onDecide: (one, respuesta) => setGiven((now) => [...now, [one, respuesta]]),
    onUndo: () => setGiven((now) => now.slice(0, -1)),
  };
  return <AusenciasScreen {...args} cola={cola} />;
}

const meta = {
  id: 'pantallas-ausencias-cola',
  title: 'Pantallas/Ausencias/Cola',
  ...AUSENCIAS_META,
  args: { ...AUSENCIAS_META.args, state: ausenciasOf({ todas: four }) },
  render: (args) => <Queue {...args} />,
} satisfies Meta<typeof AusenciasScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectFocused = (name: string) =>
  waitFor(() => expect(document.activeElement).toHaveTextContent(name));
const given = async (...texts: string[]) => expect(answered).toHaveBeenLastCalledWith(texts);

/** J and K move, A and D answer and move on, U undoes the last answer and focuses its absence. */
export const ConTeclas: Story = {
  play: async ({ canvas, step }) => {
    await step('Responde una tras otra', async () => {
      await userEvent.keyboard('a');
      await expectFocused('Agente');
      await userEvent.keyboard('d');
      await expectFocused('Oficial');
      await given('Recluta: aceptar', 'Agente: rechazar');
      await expect(canvas.getByText(/2 ausencias esperan respuesta$/)).toBeVisible();
    });
    await step('Deshace la última', async () => {
      await userEvent.keyboard('u');
      await expectFocused('Agente');
      await given('Recluta: aceptar');
    });
    await step('Se mueve', async () => {
      await userEvent.keyboard('jj');
      await expectFocused('Supervisora');
      await userEvent.keyboard('k');
      await expectFocused('Oficial');
    });
    await step('Con otra tecla apretada no responde', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await given('Recluta: aceptar');
    });
  },
};

export const HastaElFinal: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('aaaa');
    await expect(canvas.getByText('Nadie espera respuesta')).toBeVisible();
    await userEvent.keyboard('u');
    await expect(canvas.getByText(/1 ausencia espera respuesta$/)).toBeVisible();
  },
};

export const ColaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await press(canvas, 'Declinar: Recluta');
    await given('Recluta: rechazar');
    await expect(
      canvas.queryByRole('button', { name: 'Aceptar: Recluta' }),
    ).not.toBeInTheDocument();
  },
};
