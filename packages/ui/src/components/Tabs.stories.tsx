import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { Card } from './Card';
import { Tabs, type TabsProps } from './Tabs';

const meta = {
  id: 'componentes-tabs',
  title: 'Componentes/Pestañas (Tabs)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Tabs.docs')),
  component: Tabs,
  args: {
    label: 'Tiempos',
    onChange: fn(),
    tabs: [
      {
        id: 'activos',
        label: 'Activos',
        count: 7,
        content: 'Siete personas acumulan tiempo ahora mismo.',
      },
      { id: 'pausados', label: 'Pausados', count: 2, content: 'Dos personas lo tienen en pausa.' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ConCuentas: Story = {
  play: async ({ canvas, args }) => {
    const first = await canvas.findByRole('tab', { name: 'Activos 7' });
    await waitFor(() => expect(first).toHaveAttribute('aria-selected', 'true'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Pausados 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('pausados');
    await expect(canvas.getByRole('tabpanel', { name: 'Pausados 2' })).toHaveTextContent(
      'Dos personas',
    );
    await expect(canvas.queryByText(/Siete personas/)).not.toBeInTheDocument();
  },
};

export const SoloTeclado: Story = {
  args: {
    label: 'Rango',
    tabs: [
      { id: 'info', label: 'Info', content: 'Qué hace este rango.' },
      { id: 'misiones', label: 'Misiones', content: 'Ninguna.', isDisabled: true },
      { id: 'pagas', label: 'Pagas', content: 'Cuánto cobra.' },
    ],
  },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('tab', { name: 'Info' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Pagas' })).toHaveFocus());
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Cuánto cobra.');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

function Controlled(props: TabsProps) {
  const [value, setValue] = useState('asistencias');
  return <Tabs {...props} value={value} onChange={setValue} />;
}

export const Controladas: Story = {
  args: {
    label: 'Trabajo',
    tabs: [
      { id: 'ascensos', label: 'Ascensos', content: 'Ascensos de la semana.' },
      { id: 'asistencias', label: 'Asistencias', content: 'Asistencias de la semana.' },
    ],
  },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tabpanel')).toHaveTextContent(
      'Asistencias de la semana.',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Ascensos' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Ascensos de la semana.');
  },
};

export const ConPuntero: Story = {
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: 'Pausados 2' });
    await userEvent.hover(tab);
    await waitFor(() => expect(tab).toHaveAttribute('data-hovered'));
  },
};

const LOGS = ['Tiempos', 'Ascensos', 'Nombres', 'Clones', 'Requisitos', 'Rangos'];

export const MuchasYLargas: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    label: 'Registros',
    tabs: [...LOGS, 'Un apartado con un nombre que no cabe en una sola línea'].map((label) => ({
      id: label,
      label,
      content: `Registro de ${label}.`,
    })),
  },
  render: (args) => (
    <Card>
      <Tabs {...args} />
    </Card>
  ),
};
