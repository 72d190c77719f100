import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { closed, openQuestion, press, ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { portalOf } from '../lote/storyLote';
import { SEGUNDA_LEVE, sancionCon } from '../sancion/storySancion';
import { PERSONAS } from '../storyData';
import { MultasScreen } from './MultasScreen';
import type { Multa } from './MultasScreenProps';
import { MULTAS } from './storyMultas';

const meta = {
  id: 'pantallas-multas-de-muchos',
  title: 'Pantallas/Multas/De muchos',
  component: MultasScreen,
  args: {
    state: ready({ multas: MULTAS }),
    viewer: STORY_PEOPLE.Gerente,
    isAsking: false,
    multado: null,
    onAsking: fn(),
    personas: { kind: 'ready', data: { personas: PERSONAS } },
    sancion: sancionCon(SEGUNDA_LEVE),
    onFine: fn(async () => undefined),
    onMark: fn(async () => undefined),
    onLote: fn(portalOf(({ usuarioNombre }: Multa) => usuarioNombre)),
    onDelete: fn(async () => undefined),
  },
} satisfies Meta<typeof MultasScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Several fines are collected in one act, and an undo makes them open again. A warning, the
 * viewer's own fine and a fine collected by the pay list have no checkbox.
 */
export const CobraVarias: Story = {
  play: async ({ canvas }) => {
    for (const name of [/I1l_O0scar/, /Gerente/])
      await expect(canvas.queryByRole('checkbox', { name })).not.toBeInTheDocument();
    const [first] = canvas.getAllByRole('checkbox', { name: /^Seleccionar: / });
    await userEvent.click(first as HTMLElement);
    const bar = await canvas.findByRole('group', { name: 'Selección' });
    await press(
      await openQuestion(bar, 'Cobrar 1 · 5c', '¿Marcar 1 multa como cobrada?'),
      'Cobrar 1',
    );
    await closed();
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('1 multa por cobrar otra vez');
  },
};
