import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { expectOnce } from '../docs/storyActs';
import { Choices, type ChoicesProps } from './Choices';

const choices = [
  { id: 'diario', label: 'Cada día', description: 'Un resumen al cerrar el turno.' },
  { id: 'semanal', label: 'Cada semana', description: 'Un resumen el lunes por la mañana.' },
  { id: 'nunca', label: 'Nunca' },
] as const;
type Id = (typeof choices)[number]['id'];

function Example({ value, onChange, ...rest }: ChoicesProps<Id>) {
  const [chosen, setChosen] = useState(value);
  const choose = (id: Id) => {
    setChosen(id);
    onChange(id);
  };
  return <Choices {...rest} value={chosen} onChange={choose} />;
}

const meta = {
  id: 'formularios-choices',
  title: 'Componentes/Opciones a la vista (Choices)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./Choices.docs')),
  component: Example,
  args: { label: 'Resumen', choices, value: 'diario', onChange: fn() },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas, args }) => {
    const first = canvas.getByRole('radio', { name: 'Cada día' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleDescription('Un resumen al cerrar el turno.');
    await userEvent.keyboard('{ArrowDown}');
    await expectOnce(args.onChange, 'semanal');
    await expect(canvas.getByRole('radio', { name: 'Cada semana' })).toBeChecked();
  },
};

export const PorSuDescripcion: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Un resumen el lunes por la mañana.'));
    await expectOnce(args.onChange, 'semanal');
  },
};

export const EnFila: Story = {
  args: {
    inRow: true,
    choices: choices.map(({ id, label }) => ({ id, label })),
    description: 'Se puede cambiar cuando quieras.',
  },
};
export const EnFilaEnTelefono: Story = { ...EnFila, globals: { viewport: { value: 'narrow' } } };
/** Simulates a slow story, which Storybook hides until it is rendered. */
function SlowToArrive({ children }: { children: ReactNode }) {
  useState(() => document.body.classList.replace('sb-show-main', 'sb-show-preparing-story'));
  return children;
}

export const ConError: Story = {
  decorators: [
    (Story) => (
      <SlowToArrive>
        <Story />
      </SlowToArrive>
    ),
  ],
  args: { errorMessage: 'Elige otra: esa ya no se ofrece.', inputRef: (chosen) => chosen?.focus() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Cada día' })).toHaveFocus());
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/esa ya no se ofrece/);
  },
};
export const Desactivado: Story = { args: { isDisabled: true } };
export const TextosLargos: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    choices: [
      {
        id: 'diario',
        label: 'Cada día, al terminar el último de los turnos de la noche',
        description: 'Un resumen largo, con todo lo que ha pasado. '.repeat(4),
      },
    ],
  },
};
