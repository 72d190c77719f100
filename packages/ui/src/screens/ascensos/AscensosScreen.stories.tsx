import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button';
import { stateful } from '../../docs/stateful';
import {
  type Canvas,
  expectOnce,
  expectSeen,
  press,
  pressWithKeyboard,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { CROWD, SERVER_DOWN } from '../storyData';
import { AscensosScreen } from './AscensosScreen';
import type { AscensosScreenProps } from './AscensosScreenProps';
import { ASCENSOS_META, TURNOS } from './storyMeta';

const meta = {
  id: 'pantallas-ascensos',
  title: 'Pantallas/Ascensos',
  ...ASCENSOS_META,
} satisfies Meta<typeof AscensosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The main act: a double click sends one request. */
export const ConDatos: Story = {
  play: async ({ args, canvas }) => {
    for (const text of ['Supervisora', 'GAR - Aspirante - OFI', 'Disponible ahora'])
      await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Enviar Solicitud' }));
    await expectOnce(args.onSend, 6);
    const sent = await canvas.findByText(/Solicitud enviada correctamente/);
    await waitFor(() => expect(sent.parentElement).toHaveFocus());
    await expect(
      canvas.queryByRole('button', { name: 'Enviar Solicitud' }),
    ).not.toBeInTheDocument();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: ready({ personas: [] }), buscado: null, busqueda: { kind: 'idle' } },
};

export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Reintentar');
    await expect(args.state.kind === 'error' && args.state.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = { args: { state: ready({ personas: CROWD }) } };

/** As in the app, nothing is loaded before a search. */
function InTheApp(props: AscensosScreenProps) {
  return (
    <AscensosScreen
      {...props}
      busqueda={props.buscado === null ? { kind: 'idle' } : props.busqueda}
    />
  );
}

export const SoloTeclado: Story = {
  args: { buscado: null },
  render: stateful(InTheApp, { buscado: 'onSearch' }),
  play: async ({ args, canvas, step }) => {
    const picker = canvas.getByRole('combobox', { name: 'Usuario' });
    await step('Sin elegir a nadie, pide a alguien', async () => {
      await pressWithKeyboard(canvas, 'Buscar');
      await waitFor(() => expect(picker).toHaveAccessibleDescription('Selecciona un usuario'));
      await expectOnce(onAviso, 'Selecciona un usuario');
      await expect(args.onSearch).not.toHaveBeenCalled();
      await waitFor(() => expect(picker).toHaveFocus());
    });
    await step('Elige a alguien', async () => {
      await userEvent.keyboard('recl');
      await screen.findByRole('option', { name: 'Recluta' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(picker).toHaveValue('Recluta'));
    });
    await step('Lo busca', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expectOnce(args.onSearch, 6);
      await canvas.findByRole('heading', { name: 'Recluta' });
    });
    await step('Envía la solicitud', async () => {
      await userEvent.keyboard('{Tab}{Enter}');
      await expectOnce(args.onSend, 6);
      await canvas.findByText(/Solicitud enviada correctamente/);
    });
  },
};

/** The browser's Back restores the previous record and its name in the field. */
export const VuelveAtras: Story = {
  render: (args) => <WithBack {...args} />,
  play: async ({ canvas }) => {
    const picker = canvas.getByRole('combobox', { name: 'Usuario' });
    await waitFor(() => expect(picker).toHaveValue('Recluta'));
    await press(canvas, 'Atrás');
    await waitFor(() => expect(picker).toHaveValue('Agente'));
    await press(canvas, 'Atrás del todo');
    await waitFor(() => expect(picker).toHaveValue(''));
    await expectSeen(await canvas.findByRole('heading', { name: 'A quién le toca' }));
  },
};

function WithBack(props: AscensosScreenProps) {
  const [buscado, setBuscado] = useState<number | null>(6);
  return (
    <>
      <Button onPress={() => setBuscado(5)}>Atrás</Button>
      <Button onPress={() => setBuscado(null)}>Atrás del todo</Button>
      <InTheApp {...props} buscado={buscado} />
    </>
  );
}

const alEntrar = { buscado: null, busqueda: { kind: 'idle' } } as const;
const actsIn = (place: Canvas) =>
  place
    .getAllByRole('button', { name: /^Proponer/ })
    .map((button) => button.getAttribute('aria-label'));

export const AntesDeBuscar: Story = {
  args: alEntrar,
  play: async ({ args, canvas, step }) => {
    await step('Propone con un toque', async () => {
      await canvas.findByRole('button', { name: 'Proponer: Recluta' });
      await expect(actsIn(canvas)).toEqual(['Proponer: Agente', 'Proponer: Recluta']);
      await press(canvas, 'Proponer: Recluta');
      await expectOnce(args.cola.onDecide, TURNOS[1], 'proponer');
    });
    await step('Quien no está a su alcance viene al final, con el motivo', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: /^Fuera de tu alcance/ }));
      await expect(
        await canvas.findAllByText(
          'Solo puedes ascender a quien está en una categoría inferior a la tuya.',
        ),
      ).toHaveLength(2);
      await expect(canvas.queryByRole('button', { name: /^Proponer/ })).not.toBeInTheDocument();
      await press(canvas, 'Ver ficha: Gerente');
      await expectOnce(args.onSearch, 2);
    });
  },
};

export const AQuienLeTocaEnTelefono: Story = {
  args: alEntrar,
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await expect(
      (await canvas.findByRole('article', { name: 'Agente' })).getBoundingClientRect().height,
    ).toBe(72);
    await press(canvas, 'Proponer: Agente');
    await expectOnce(args.cola.onDecide, TURNOS[0], 'proponer');
    await expect(canvas.getByRole('button', { name: 'Detalles: Agente' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** As in the app, a proposal waits in the queue, where it can be undone for a while. */
function ConCola(props: AscensosScreenProps) {
  const [decididas, setDecididas] = useState<ReadonlySet<number>>(new Set());
  const cola: AscensosScreenProps['cola'] = {
    decididas,
    onDecide: ({ id }) => setDecididas((before) => new Set(before).add(id)),
    onUndo: () => setDecididas(new Set()),
  };
  return <AscensosScreen {...props} cola={cola} />;
}

/**
 * The act removes the last row that matched the search: the list says what was done, not that
 * nothing was found.
 */
export const PropuestoDesdeLaBusqueda: Story = {
  args: alEntrar,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <ConCola {...args} />,
  play: async ({ canvas, step }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Buscar entre ellos' });
    await step('Dice lo que ha pasado, y se deshace ahí mismo', async () => {
      await userEvent.type(search, 'recluta');
      await press(canvas, 'Proponer: Recluta');
      await expectSeen(await canvas.findByRole('heading', { name: 'Propuesto: Recluta' }));
      await expect(canvas.queryByText('Nada coincide con la búsqueda')).not.toBeInTheDocument();
      await press(canvas, 'Deshacer');
      await expectSeen(await canvas.findByRole('button', { name: 'Proponer: Recluta' }));
    });
    await step('Sin el filtro está el resto', async () => {
      await press(canvas, 'Proponer: Recluta');
      await press(canvas, 'Quitar el filtro');
      await canvas.findByRole('button', { name: 'Proponer: Agente' });
      await expect(actsIn(canvas)).toEqual(['Proponer: Agente']);
    });
    await step('Lo que nunca estuvo, no se encuentra', async () => {
      await userEvent.type(search, 'recluta');
      await expectSeen(await canvas.findByText('Nada coincide con la búsqueda'));
    });
  },
};

export const TurnosCargando: Story = { args: { ...alEntrar, turnos: { kind: 'loading' } } };
export const TurnosConError: Story = {
  args: { ...alEntrar, turnos: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const NadieLeToca: Story = {
  args: { ...alEntrar, turnos: ready({ turnos: [] }) },
  play: async ({ canvas }) => expectSeen(await canvas.findByText(/en cuanto pase su tiempo/)),
};

/** On a phone the button is in view without scrolling. */
export const EnviarEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Enviar Solicitud' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const Buscando: Story = { args: { busqueda: { kind: 'loading' } } };
export const NoEncontrado: Story = {
  args: { busqueda: { kind: 'notFound' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Ascenso no encontrado'),
};
export const FallaLaBusqueda: Story = {
  args: { busqueda: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
