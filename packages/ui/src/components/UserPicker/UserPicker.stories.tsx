import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { documenta } from '../../docs/pagina/documenta';
import { stateful } from '../../docs/stateful';
import { listClosed, pick, press, take } from '../../docs/storyActs';
import { letPass } from '../../docs/storyTime';
import { AusentesContext } from '../AusentesContext';
import { Button } from '../Button';
import type { Persona } from './findPeople';
import { UserPicker } from './UserPicker';

const PEOPLE: Persona[] = [
  { id: 1, usuario: 'Ronda-Nocturna', mision: 'Vigilante de la barrera', id_categoria: 9 },
  { id: 2, usuario: 'I1l_O0scar', mision: 'Centinela', id_categoria: 4 },
  { id: 3, usuario: 'Capi.Ñandú', mision: 'Jefatura de turno', id_categoria: 10 },
  { id: 4, usuario: 'Sra.Quintana', mision: 'Inspección', id_categoria: 7 },
  { id: 5, usuario: 'elPatio83', mision: 'Recluta', id_categoria: 2 },
  { id: 6, usuario: 'DonFabián', mision: 'Jefatura de turno', id_categoria: 12 },
];
const CROWD: Persona[] = Array.from({ length: 5000 }, (_, index) => ({
  id: index + 1,
  usuario: `Persona-${String(index + 1).padStart(4, '0')}`,
  mision: `Puesto ${(index % 37) + 1}`,
  id_categoria: (index % 12) + 1,
}));

const meta = {
  id: 'componentes-userpicker',
  title: 'Componentes/Selector de persona (UserPicker)',
  tags: ['autodocs'],
  parameters: documenta(() => import('./UserPicker.docs')),
  component: UserPicker,
  args: { label: 'Usuario', people: PEOPLE, value: null, onChange: fn() },
  render: stateful(UserPicker, { value: 'onChange' }),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 380, minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cerrado: Story = {};
export const Elegido: Story = { args: { value: 4 } };
export const Invalido: Story = { args: { errorMessage: 'Selecciona un usuario' } };
export const Desactivado: Story = { args: { isDisabled: true, value: 4 } };

export const Abierto: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('listbox');
    await expect(await within(list).findAllByRole('option')).toHaveLength(6);
    await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(320);
  },
};

export const ConAusente: Story = {
  decorators: [
    (Story) => (
      <AusentesContext
        value={{
          hoy: '2026-11-21',
          ausentes: [{ usuarioNombre: 'Sra.Quintana', inicio: '2026-11-20', final: '2026-11-25' }],
        }}
      >
        <Story />
      </AusentesContext>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: /Quintana/ })).toHaveTextContent(
      'Ausente',
    );
    await expect(screen.getAllByText('Ausente')).toHaveLength(1);
  },
};

/** `nandu` finds `Ñandú`, by keyboard only. */
export const BuscaSinAcentos: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Usuario' });
    await userEvent.type(input, 'NANDU');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await waitFor(() => expect(input).toHaveValue('Capi.Ñandú'));
    await userEvent.tab();
    await expect(input).toHaveValue('Capi.Ñandú');
  },
};

export const UnicoResultado: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Usuario' });
    await step('Con varios resultados, ninguno está elegido', async () => {
      await userEvent.type(input, 'on');
      await waitFor(async () =>
        expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1),
      );
      await expect(input).not.toHaveAttribute('aria-activedescendant');
    });
    await step('El único se elige solo, y Enter lo toma', async () => {
      await userEvent.type(input, 'da-');
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
      await expect(screen.getByRole('option')).toHaveAttribute('data-focused');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
      await waitFor(() => expect(input).toHaveValue('Ronda-Nocturna'));
      await listClosed();
    });
    await step('Al pulsar de nuevo salen todas las personas', async () => {
      // A press shows all people again, although the focus was already in the field.
      await userEvent.click(input);
      await expect(
        await within(await screen.findByRole('listbox')).findAllByRole('option'),
      ).toHaveLength(6);
    });
  },
};

/** Types the last letter and Enter in one frame. */
function typeAndEnter(input: HTMLElement, value: string): void {
  fireEvent.input(input, { target: { value } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter' });
}

export const EnterSinEsperar: Story = {
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Usuario' });
    input.focus();
    await step('De varios no se toma a nadie', async () => {
      typeAndEnter(input, 'on');
      await waitFor(async () =>
        expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1),
      );
      await expect(input).toHaveValue('on');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Al único sí', async () => {
      typeAndEnter(input, 'onda-');
      await waitFor(() => expect(input).toHaveValue('Ronda-Nocturna'));
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
      await listClosed();
    });
    await step('Quien ya estaba elegido lo sigue estando', async () => {
      typeAndEnter(input, 'onda');
      await waitFor(() => expect(input).toHaveValue('Ronda-Nocturna'));
      await listClosed();
    });
  },
};

const ALIKE: Persona[] = ['Ana', 'Ana-2', 'Mariana', '-Ana-', '?Que!'].map((usuario, at) => ({
  id: at + 1,
  usuario,
  mision: 'Recluta',
  id_categoria: 2,
}));

export const NombreExacto: Story = {
  args: { people: ALIKE },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Usuario' });
    await step('Enter', async () => {
      await userEvent.type(input, 'ana');
      await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveValue('Ana'));
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
    });
    await step('Tab, pegado de un chat y sin esperar a la lista', async () => {
      await userEvent.clear(input);
      fireEvent.input(input, { target: { value: '\u2068-ana-\u2069' } });
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveValue('-Ana-'));
      await expect(args.onChange).toHaveBeenLastCalledWith(4);
    });
    await step('Otro nombre entero, y se pulsa fuera', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, 'ana');
      await userEvent.click(document.body);
      await waitFor(() => expect(input).toHaveValue('Ana'));
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
      await listClosed();
    });
  },
};

export const LoEscritoQueda: Story = {
  args: { people: ALIKE },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Usuario' });
    await step('De varios que coinciden no se elige a nadie', async () => {
      await userEvent.type(input, 'an');
      await userEvent.tab();
      await listClosed();
      await expect(input).toHaveValue('an');
      await expect(
        canvas.getByText(
          'Aún no has elegido a nadie: elige en la lista a quien coincide con «an».',
        ),
      ).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Escape cierra la lista y deja el texto; otra vez, lo borra', async () => {
      await userEvent.type(input, 'a');
      await screen.findAllByRole('option');
      await userEvent.keyboard('{Escape}');
      await listClosed();
      await expect(input).toHaveValue('ana');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(input).toHaveValue(''));
      await listClosed();
      await userEvent.type(input, 'an');
    });
    await step('Se sigue donde se estaba', async () => {
      await userEvent.type(input, 'a-2');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(input).toHaveValue('Ana-2'));
    });
    await step('Con alguien elegido, otro texto deja de ser esa persona', async () => {
      await userEvent.type(input, 'zz');
      await userEvent.tab();
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
      await expect(input).toHaveValue('Ana-2zz');
      await expect(
        canvas.getByText('Aún no has elegido a nadie: nadie coincide con «Ana-2zz».'),
      ).toBeVisible();
    });
  },
};

export const NombreExactoSePulsa: Story = {
  args: { people: ALIKE },
  play: async ({ canvas, args, step }) => {
    const input = canvas.getByRole('combobox', { name: 'Usuario' });
    await step('Entre otros', async () => {
      await userEvent.type(input, 'Ana');
      await expect(await screen.findAllByRole('option')).toHaveLength(4);
      await take(/^Ana(?!-)/);
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
      await expect(input).toHaveValue('Ana');
    });
    await step('A solas, y a quien ya estaba', async () => {
      await pick(canvas, 'Usuario', 'Mariana');
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
      await userEvent.type(input, '{Backspace}');
      await take(/^Mariana/);
      await expect(input).toHaveValue('Mariana');
      await userEvent.tab();
      await expect(input).toHaveValue('Mariana');
      await expect(args.onChange).toHaveBeenLastCalledWith(3);
    });
  },
};

export const ReabreConTodos: Story = {
  args: { value: 4 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await expect(await within(list).findAllByRole('option')).toHaveLength(6);
  },
};

export const SinResultados: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await screen.findByText('Nadie coincide con «zzz».');
  },
};

export const Cargando: Story = {
  args: { people: [], isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByText('Cargando personas…');
  },
};

export const MuchasPersonas: Story = {
  args: { people: CROWD },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await screen.findByText('Se muestran 50 de 5000. Escribe para acotar.');
    await userEvent.type(input, '4321');
    await take('Persona-4321');
    await expect(args.onChange).toHaveBeenLastCalledWith(4321);
  },
};

function FromOutside() {
  const [value, setValue] = useState<number | null>(4);
  const [people, setPeople] = useState<Persona[]>([]);
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 380, minHeight: 420 }}>
      <UserPicker label="Usuario" people={people} value={value} onChange={setValue} />
      <Button onPress={() => setPeople(PEOPLE)}>Llegan las personas</Button>
      <Button onPress={() => setValue(null)}>Limpiar</Button>
    </div>
  );
}

export const CambiaDesdeFuera: Story = {
  render: () => <FromOutside />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await press(canvas, 'Llegan las personas');
    await waitFor(() => expect(input).toHaveValue('Sra.Quintana'));
    await press(canvas, 'Limpiar');
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

function OnFocus() {
  const [value, setValue] = useState<number | null>(4);
  const [people, setPeople] = useState<Persona[]>([]);
  useEffect(() => {
    const come = () => setPeople(PEOPLE);
    document.addEventListener('focusin', come);
    return () => document.removeEventListener('focusin', come);
  }, []);
  const props = { label: 'Usuario', people, value, onChange: setValue, opensOnFocus: false };
  return <UserPicker {...props} />;
}

export const LlegaElNombre: Story = {
  render: () => <OnFocus />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('Sra.Quintana'));
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** The field on a scrollable page, with static or fixed position. */
const onLongPage =
  (position: 'static' | 'fixed'): Decorator =>
  (Story) => (
    <div style={{ minHeight: 2400 }}>
      <div style={{ position, width: 'min(380px, 100% - 32px)' }}>
        <Story />
      </div>
    </div>
  );

const scrollTo = async (top: number) => {
  // Shortly after a resize React Aria ignores a scroll, which it takes for a part of the resize.
  await letPass(600);
  window.scrollTo({ top, behavior: 'instant' });
  await waitFor(() => expect(window.scrollY).toBe(top));
  // The browser dispatches scroll events when it renders a frame.
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done));
};

/** The input with text and an open list, after the page was scrolled. */
async function typeAndScroll(): Promise<HTMLElement> {
  const input = screen.getByRole('combobox');
  await userEvent.type(input, 'quin');
  await screen.findByRole('option', { name: /Quintana/ });
  await scrollTo(60);
  return input;
}

/** Content that loads behind a dialog scrolls the page: text and list stay. */
export const SeMueveElFondo: Story = {
  decorators: [onLongPage('fixed')],
  play: async () => {
    const input = await typeAndScroll();
    await expect(input).toHaveValue('quin');
    await take('Sra.Quintana');
    await scrollTo(0);
  },
};

export const SeDesplazaElCampo: Story = {
  decorators: [onLongPage('static')],
  play: async () => {
    const input = await typeAndScroll();
    await listClosed();
    await expect(input).toHaveValue('quin');
    await userEvent.type(input, 't');
    await screen.findByRole('option', { name: /Quintana/ });
    await scrollTo(0);
    await listClosed();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveValue('Sra.Quintana'));
  },
};
