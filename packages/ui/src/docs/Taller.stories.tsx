import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, within } from 'storybook/test';
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
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error());
    const token = () =>
      getComputedStyle(canvas.getByRole('region', { name: 'claro' })).getPropertyValue(
        '--petroleo',
      );
    const slider = (name: string) => canvas.getByRole<HTMLInputElement>('slider', { name });
    const move = (name: string, value: string) =>
      fireEvent.change(slider(name), { target: { value } });
    const before = token();
    await step('Sin viveza no se pierde el tono', async () => {
      const { value } = slider('Tono, claro');
      move('Viveza, claro', '0');
      await expect(slider('Tono, claro')).toHaveValue(value);
    });
    await step('Aclara el petróleo hasta que no se lee', async () => {
      move('Claridad, claro', '0.9');
      await expect(token()).not.toBe(before);
      await expect(canvas.getAllByText('Por debajo de 5:1').length).toBeGreaterThan(0);
    });
    await step('Sin portapapeles, el parche se lee', async () => {
      await press(canvas, 'Copiar el parche');
      await expect(await screen.findByText(/^El navegador no deja copiar/)).toBeVisible();
      await expect(canvas.getByRole('region', { name: 'El parche' }).textContent).toContain(
        "-  petroleo: ['#0B5C5E',",
      );
    });
    await step('Copia el parche y lo deshace', async () => {
      write.mockResolvedValueOnce();
      await press(canvas, 'Copiar el parche');
      await expect(write).toHaveBeenLastCalledWith(
        expect.stringContaining("-  petroleo: ['#0B5C5E',"),
      );
      await press(canvas, 'Volver a los colores de siempre');
      await expect(token()).toBe(before);
      await expect(canvas.queryByText('Por debajo de 5:1')).not.toBeInTheDocument();
    });
    await step('Un color derivado no se elige', async () => {
      await press(canvas, /Papel/);
      const list = await screen.findByRole('listbox');
      await expect(within(list).getByRole('option', { name: /^grana:/ })).toBeVisible();
      await expect(
        within(list).queryByRole('option', { name: /^(petroleoHover|granaSuave):/ }),
      ).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
    write.mockRestore();
  },
};
