import { NOMINA } from '@garita/domain/nomina/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectOnce, expectSeen, findQuestion, press } from '../../docs/storyActs';
import { forever, refusal, SERVER_DOWN } from '../storyData';
import type { NominaPrevia } from './NominaScreenProps';
import { ReinicioDialog } from './ReinicioDialog';
import { PREVIA, PREVIA_VACIA } from './storyNomina';

const foreseen = (previa: NominaPrevia) => ({ kind: 'ready' as const, data: { previa } });

const meta = {
  id: 'pantallas-nomina-reinicio',
  title: 'Pantallas/Nómina/Reinicio',
  component: ReinicioDialog,
  args: {
    previa: foreseen(PREVIA),
    onRestart: fn(async (_periodo: number): Promise<unknown> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ReinicioDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = async () => await findQuestion('¿Reiniciar la nómina?');

/** The preview comes first. The focus starts at Cancelar, so that Enter closes nothing (LPG-08). */
export const ConDatos: Story = {
  play: async ({ args }) => {
    const asked = await question();
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await expectSeen(asked.getByText('152h 20m'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onRestart).not.toHaveBeenCalled();
  },
};

export const Anticuado: Story = {
  args: {
    onRestart: fn(
      (_periodo: number): Promise<unknown> => Promise.reject(refusal(NOMINA.yaCerrado, 409)),
    ),
  },
  render: function Stale(args) {
    const [previa, setPrevia] = useState(args.previa);
    const onRestart = async (periodo: number) => {
      setPrevia(foreseen({ ...PREVIA, periodo: 102, personas: 3, anotaciones: 5 }));
      await args.onRestart(periodo);
    };
    return <ReinicioDialog {...args} previa={previa} onRestart={onRestart} />;
  },
  play: async ({ args }) => {
    const asked = await question();
    await press(asked, 'Reiniciar nómina');
    await expect(await asked.findByRole('alert')).toHaveTextContent(NOMINA.yaCerrado);
    await expect(args.onRestart).toHaveBeenLastCalledWith(101);
    await expect(asked.getByText('Personas').nextSibling).toHaveTextContent(/^3$/);
    await press(asked, 'Reiniciar nómina');
    await waitFor(() => expect(args.onRestart).toHaveBeenLastCalledWith(102));
  },
};

export const Vacio: Story = {
  args: { previa: foreseen(PREVIA_VACIA) },
  play: async ({ args }) => {
    const asked = await question();
    await expectSeen(asked.getByText(/^No hay nada que cerrar/));
    await expect(asked.queryByRole('button', { name: 'Reiniciar nómina' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expectOnce(args.onClose);
  },
};

export const EnCurso: Story = {
  args: { onRestart: fn((_periodo: number): Promise<unknown> => forever()) },
  play: async ({ args }) => {
    const asked = await question();
    await userEvent.dblClick(asked.getByRole('button', { name: 'Reiniciar nómina' }));
    await expectOnce(args.onRestart, 101);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(asked.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const Cargando: Story = { args: { previa: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { previa: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { previa: { kind: 'forbidden' } } };
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
