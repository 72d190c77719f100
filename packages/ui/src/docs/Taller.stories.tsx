import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn } from 'storybook/test';
import { Guia } from './Guia';
import { press } from './storyActs';
import { Taller } from './taller/Taller';

const meta = {
  id: 'guia-taller-de-color',
  title: 'Guía/Taller de color',
  tags: ['!dev'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TallerDeColor: Story = {
  name: 'Taller de color',
  render: () => (
    <Guia
      title="Taller de color"
      lead="Mueve un color y mira cómo quedan las pantallas en los dos temas, qué contraste resulta y qué líneas habría que cambiar."
    >
      <Taller />
    </Guia>
  ),
  play: async ({ canvas, step }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const token = () => getComputedStyle(document.documentElement).getPropertyValue('--petroleo');
    await step('Aclara el petróleo hasta que no se lee', async () => {
      fireEvent.change(canvas.getByRole('slider', { name: 'Claridad, claro' }), {
        target: { value: '0.9' },
      });
      await expect(canvas.getAllByText('Por debajo de 5:1').length).toBeGreaterThan(0);
    });
    await step('Copia el parche y lo deshace', async () => {
      await press(canvas, 'Copiar el parche');
      await expect(write).toHaveBeenCalledWith(expect.stringContaining("-  petroleo: ['#0B5C5E',"));
      await press(canvas, 'Volver a los colores de siempre');
      await expect(token().trim().toUpperCase()).toMatch(/^#(0B5C5E|4CC2BA)$/);
      await expect(canvas.queryByText('Por debajo de 5:1')).not.toBeInTheDocument();
    });
    write.mockRestore();
  },
};
