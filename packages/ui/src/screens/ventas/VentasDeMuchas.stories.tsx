import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { closed, openQuestion, press, ready } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { portalOf } from '../lote/storyLote';
import { PENDIENTES, VENTAS } from './storyVentas';
import { VentasScreen } from './VentasScreen';
import type { Venta } from './VentasScreenProps';

const meta = {
  id: 'pantallas-ventas-de-muchas',
  title: 'Pantallas/Ventas/De muchas',
  component: VentasScreen,
  args: {
    state: ready({ ventas: VENTAS, pendientes: PENDIENTES }),
    viewer: STORY_PEOPLE.Gerente,
    onMark: fn(async () => undefined),
    onLote: fn(portalOf(({ usuarioNombre }: Venta) => usuarioNombre)),
  },
} satisfies Meta<typeof VentasScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EntreganVarias: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Seleccionar todo/ }));
    const bar = await canvas.findByRole('group', { name: 'Selección' });
    const owed = VENTAS.filter(
      ({ pagado, encargado }) => pagado === 0 && encargado !== args.viewer.id,
    );
    await press(
      await openQuestion(bar, new RegExp(`^Entregar ${owed.length} · `), /como pagadas?\?/),
      `Entregar ${owed.length}`,
    );
    await closed();
    await screen.findByText(new RegExp(`^${owed.length} ventas? entregadas?$`));
  },
};
