import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Column } from '../components/DataTable/column';
import { EmptyState } from '../components/EmptyState';
import { documenta } from '../docs/pagina/documenta';
import { inFrame } from '../docs/pagina/inFrame';
import { openQuestion, press, ready } from '../docs/storyActs';
import { AddButton } from './AddButton';
import { personaColumn } from './columns/personaColumn';
import { ListScreen } from './ListScreen';
import { PreguntaDialog } from './PreguntaDialog';
import type { ScreenState } from './ScreenState';
import { SERVER_DOWN } from './storyData';

interface Multa {
  readonly id: number;
  readonly usuario: string;
  readonly creditos: number;
}
const MULTAS: readonly Multa[] = [
  { id: 1, usuario: 'elPatio83', creditos: 500 },
  { id: 2, usuario: 'Ronda-Nocturna', creditos: 1200 },
];
const COLUMNS: readonly Column<Multa>[] = [
  personaColumn<Multa>(({ usuario }) => usuario),
  {
    id: 'creditos',
    header: 'Créditos',
    value: ({ creditos }) => creditos,
    kind: 'credits',
    card: 'meta',
  },
];

interface ExampleProps {
  state: ScreenState<readonly Multa[]>;
  onAdd: () => void;
}

function Example({ state, onAdd }: ExampleProps) {
  const [paid, setPaid] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<Multa | null>(null);
  return (
    <ListScreen
      title="Multas"
      subtitle={(rows) => `${rows.length} por cobrar`}
      action={<AddButton onPress={onAdd}>Nueva multa</AddButton>}
      state={state}
      rowsOf={(multas) => multas.filter(({ id }) => !paid.includes(id))}
      columns={COLUMNS}
      actionsOf={(multa) => [{ id: 'cobrar', label: 'Cobrar', onPress: () => setAsked(multa) }]}
      hasAvatar
      empty={<EmptyState title="No hay multas">Aquí quedarán todas, cobradas o no.</EmptyState>}
      noun={{ one: 'multa', many: 'multas' }}
    >
      {asked && (
        <PreguntaDialog
          title={`¿Cobrar la multa de ${asked.usuario}?`}
          confirmLabel="Cobrar"
          onAct={async () => setPaid((now) => [...now, asked.id])}
          onClose={() => setAsked(null)}
        >
          Se le restará de la próxima paga.
        </PreguntaDialog>
      )}
    </ListScreen>
  );
}

const meta = {
  id: 'patrones-listscreen',
  title: 'Patrones/Pantalla de lista (ListScreen)',
  component: Example,
  tags: ['autodocs'],
  parameters: inFrame(
    documenta(() => import('./ListScreen.docs')),
    420,
  ),
  args: { state: ready(MULTAS), onAdd: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConDatos: Story = {};
/** A row disappears after its act, and the focus stays in the list. */
export const SeVaLaFila: Story = {
  play: async ({ canvas, args }) => {
    await press(canvas, 'Nueva multa');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('2 por cobrar')).toBeVisible();
    const question = await openQuestion(
      canvas,
      /^Cobrar.*elPatio83/,
      '¿Cobrar la multa de elPatio83?',
    );
    await press(question, 'Cobrar');
    await waitFor(() => expect(canvas.getByText('1 por cobrar')).toBeVisible());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
export const Cargando: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: 'Nueva multa' })).not.toBeInTheDocument(),
};
export const ConError: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const Vacia: Story = { args: { state: ready([]) } };
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detalles: elPatio83' }));
    await expect(await canvas.findByRole('button', { name: /^Cobrar/ })).toBeVisible();
  },
};
