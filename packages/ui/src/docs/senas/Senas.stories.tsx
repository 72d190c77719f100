import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { Row } from '../../components/layout';
import { Guia } from '../Guia';
import { Senas } from './Senas';

const multar = fn();

const meta = {
  id: 'guia-senas',
  title: 'Guía/Señas',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const LasSenas: Story = {
  name: 'Señas',
  render: () => (
    <Guia
      title="Señas"
      lead="«Señas», en la barra de arriba, dice de lo que señalas en cualquier historia: sus componentes, sus colores, su historia y sus requisitos, con enlaces. Pulsa para fijarlo. Aquí está encendido: pruébalo con esta tarjeta."
    >
      <Card title="Multa de Recluta">
        <Row>
          <Button variant="primary" onPress={multar}>
            Cobrar
          </Button>
        </Row>
      </Card>
      <Senas story="guia-senas--las-senas" />
    </Guia>
  ),
  play: async ({ canvas, step }) => {
    multar.mockClear();
    const panel = within(screen.getByRole('complementary', { name: 'Señas' }));
    const button = canvas.getByRole('button', { name: 'Cobrar' });
    await step('Lo señalado dice su nombre', async () => {
      await userEvent.hover(button);
      await panel.findByText('Button › Root');
      await panel.findByText(/Card/);
      await panel.findByText('color.petroleo');
    });
    await step('Una pulsación lo fija, y no cobra', async () => {
      await userEvent.click(button);
      await panel.findByText(/^Fijado/);
      await userEvent.hover(canvas.getByText('Multa de Recluta'));
      await expect(panel.getByText('Button › Root')).toBeVisible();
      await expect(multar).not.toHaveBeenCalled();
    });
  },
};
