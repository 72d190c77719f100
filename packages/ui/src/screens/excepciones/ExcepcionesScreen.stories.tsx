import { nombresPermisos } from '@garita/domain/acceso/nombresPermisos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import {
  closed,
  expectOnce,
  findDialog,
  openDialog,
  press,
  pressWithKeyboard,
  take,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { ExcepcionesScreen } from './ExcepcionesScreen';
import type { ExcepcionesData } from './ExcepcionesScreenProps';
import { EXCEPCIONES_DE_TODOS, LARGA, MANY } from './storyExcepciones';

const ready = (data: Partial<ExcepcionesData> = {}) => ({
  kind: 'ready' as const,
  data: { excepciones: EXCEPCIONES_DE_TODOS, personas: PERSONAS, ...data },
});
/** Supervisora has the permission exc, but not pag. */
const SUPERVISORA = {
  ...STORY_PEOPLE.Supervisora,
  permisos: [...STORY_PEOPLE.Supervisora.permisos, 'exc' as const],
};

const meta = {
  id: 'pantallas-excepciones',
  title: 'Pantallas/Excepciones',
  component: ExcepcionesScreen,
  args: {
    state: ready(),
    viewer: SUPERVISORA,
    deCategoria: null,
    onPersona: fn(),
    onCreate: fn(async () => undefined),
    onEdit: fn(async () => undefined),
    onDelete: fn(async () => undefined),
  },
} satisfies Meta<typeof ExcepcionesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [AGENTE, OFICIAL] = EXCEPCIONES_DE_TODOS;
const rowOf = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByText(name).closest('tr, li') as HTMLElement);

/** The viewer changes only permissions they hold; the others are shown and kept (EXC-03). */
export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Ofrece solo lo que cada cual puede', async () => {
      await expect(rowOf(canvas, 'Ronda-Nocturna').queryByRole('button')).not.toBeInTheDocument();
      await expect(
        rowOf(canvas, 'Oficial').queryByRole('button', { name: /Borrar/ }),
      ).not.toBeInTheDocument();
    });
    await userEvent.click(rowOf(canvas, 'Oficial').getByRole('button', { name: /Editar/ }));
    const dialog = await findDialog('Editar excepción');
    await step('Lo que no se tiene no se da ni se quita', async () => {
      await expect(args.onPersona).toHaveBeenLastCalledWith(4);
      const pag = dialog.getByRole('checkbox', { name: nombresPermisos.pag });
      await expect(pag).toBeChecked();
      await expect(pag).toBeDisabled();
      await expect(pag).toHaveAccessibleDescription(
        /^Tú no lo tienes: no puedes darlo ni quitarlo\./,
      );
    });
    await step('Cambia los demás', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: nombresPermisos.mul }));
      await userEvent.click(dialog.getByRole('checkbox', { name: nombresPermisos.tt }));
      await press(dialog, 'Guardar');
      await expectOnce(args.onEdit, OFICIAL, ['pag', 'tt']);
      await closed();
    });
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: ready({ excepciones: [] }) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ excepciones: MANY }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'clones');
    await waitFor(() => expect(canvas.getByText(/^\d+ de 400 personas$/)).toBeVisible());
  },
};

/** Validation reports a missing person, then missing permissions (EXC-02, EXC-11, EXC-12). */
export const Nueva: Story = {
  args: { deCategoria: ['asc'] },
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Nueva excepción');
    const send = () => press(dialog, 'Dar permisos');
    await step('Pide a quién', async () => {
      await send();
      await expect(onAviso).toHaveBeenLastCalledWith('No dejes campos vacios');
      const people = dialog.getByRole('combobox', { name: 'Usuario' });
      await waitFor(() => expect(people).toHaveFocus());
      await userEvent.keyboard('elPatio');
      await take(/elPatio83/);
      await expect(args.onPersona).toHaveBeenLastCalledWith(10);
    });
    await step('Pide qué permisos', async () => {
      await send();
      await expect(onAviso).toHaveBeenLastCalledWith('Selecciona permisos');
      await waitFor(() =>
        expect(dialog.getByRole('checkbox', { name: nombresPermisos.asc })).toHaveFocus(),
      );
      await expect(
        dialog.getByRole('checkbox', { name: nombresPermisos.asc }),
      ).toHaveAccessibleDescription(/^Ya lo tiene por su categoría\./);
      await expect(args.onCreate).not.toHaveBeenCalled();
    });
    await step('Da los permisos', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: nombresPermisos.mem }));
      await send();
      await expectOnce(args.onCreate, 10, ['mem']);
      await closed();
    });
  },
};

export const AQuien: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await openDialog(canvas, 'Nueva excepción')).getByRole('combobox'));
    const offered = (await within(await screen.findByRole('listbox')).findAllByRole('option')).map(
      (option) => option.textContent ?? '',
    );
    for (const name of [
      'Fundadora',
      'Gerente',
      'Supervisora',
      'Agente',
      'Oficial',
      'Ronda-Nocturna',
    ]) {
      await expect(
        offered.some((text) => text.includes(`${name}`) && !text.includes('elPatio')),
      ).toBe(false);
    }
    await expect(offered.some((text) => text.includes('Recluta'))).toBe(true);
    // Choosing a person also closes the list.
    await take(/^Recluta/);
  },
};

/** The user deletes an exception by keyboard. The focus starts on the harmless button (EXC-10). */
export const BorraConTeclado: Story = {
  play: async ({ args, canvas }) => {
    await pressWithKeyboard(rowOf(canvas, 'Agente'), /Borrar/);
    await confirmWithKeyboard('¿Borrar la excepción?');
    await expectOnce(args.onDelete, AGENTE);
    await closed();
  },
};

export const YaCambio: Story = {
  args: {
    onEdit: fn(() =>
      Promise.reject(
        refusal(
          'Alguien ha cambiado mientras tanto los permisos de Agente. Míralos y decide de nuevo.',
          409,
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(rowOf(canvas, 'Agente').getByRole('button', { name: /Editar/ }));
    const dialog = await findDialog('Editar excepción');
    await press(dialog, 'Guardar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Alguien ha cambiado mientras tanto',
    );
  },
};

export const Guardando: Story = {
  args: { onEdit: fn(forever) },
  play: async ({ canvas }) => {
    await userEvent.click(rowOf(canvas, 'Agente').getByRole('button', { name: /Editar/ }));
    const dialog = await findDialog('Editar excepción');
    await press(dialog, 'Guardar');
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  },
};

export const TextoLargo: Story = {
  args: { viewer: STORY_PEOPLE.Fundadora, state: ready({ excepciones: LARGA }) },
};

export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };
