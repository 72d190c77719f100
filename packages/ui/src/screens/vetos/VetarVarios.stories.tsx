import type { VetoValues } from '@garita/domain/vetos/veto.rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectSeen,
  findDialog,
  findQuestion,
  openDialog,
  press,
  ready,
} from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { portalOf } from '../lote/storyLote';
import { VETOS_META } from './storyMeta';
import { HOY, VETOS, veto } from './storyVetos';
import { VetosScreen } from './VetosScreen';
import type { VetosScreenProps } from './VetosScreenProps';

const meta = {
  id: 'pantallas-vetos',
  title: 'Pantallas/Vetos',
  ...VETOS_META,
} satisfies Meta<typeof VetosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openForm = (canvas: Canvas) => openDialog(canvas, 'Vetar varios', 'Vetar varios nombres');
const findForm = () => findDialog('Vetar varios nombres');
const namesOf = (dialog: Canvas) => dialog.getByRole('textbox', { name: 'Nombres' });

/** The list has the new vetoes after they are added, as in the app. */
function ConRecarga(props: VetosScreenProps) {
  const [vetos, setVetos] = useState(VETOS);
  return (
    <VetosScreen
      {...props}
      state={ready({ vetos, hoy: HOY })}
      onLote={async (id, lineas, curso) => {
        const interrupcion = await props.onLote(id, lineas, curso);
        const nuevos = lineas.map(({ row }, at) =>
          veto(10 + at, row.nombre, { encargadoNombre: 'Fundadora' }),
        );
        setVetos((before) => [...nuevos, ...before]);
        return interrupcion;
      }}
    />
  );
}

/** Pastes a list and a reason, and asks for the confirmation. */
async function ask(form: Canvas, lista: string): Promise<void> {
  await userEvent.clear(namesOf(form));
  await userEvent.click(namesOf(form));
  await userEvent.paste(lista);
  await press(form, 'Continuar');
}

/**
 * The main act. Faulty lines are named. Names that cannot be vetoed are left out with their reason,
 * and an undo lifts the new vetoes.
 */
export const VetaVarios: Story = {
  render: (args) => <ConRecarga {...args} />,
  play: async ({ args, canvas, step }) => {
    await step('Dice qué líneas hay que arreglar', async () => {
      const form = await openForm(canvas);
      await press(form, 'Continuar');
      await expect(onAviso).toHaveBeenLastCalledWith('Pega los nombres o elige un fichero');
      await ask(form, 'Ana Ruiz\nLobo; Molesta; 31/02/2027\nZorro; Molesta; 01/11/2026');
      await waitFor(() => expect(namesOf(form)).toHaveFocus());
      await expect(namesOf(form)).toHaveAccessibleDescription(
        /Línea 1, «Ana Ruiz»: nombre no puede tener espacio\. Línea 2, «Lobo»: esa fecha no existe\. Línea 3, «Zorro»: ese día ya pasó\./,
      );
    });
    await step('Pide el motivo de los que no lo traen', async () => {
      const form = await findForm();
      await ask(form, 'Lobo\n-Ana-; Insulta; 31/12/2026\nL0bo\nIntruso\nAgente\n');
      const motivo = form.getByRole('textbox', { name: 'Motivo' });
      await waitFor(() => expect(motivo).toHaveFocus());
      await userEvent.type(motivo, 'Molesta en la puerta');
      await press(form, 'Continuar');
    });
    await step('Dice qué se veta y qué no, y se puede volver', async () => {
      const question = await findQuestion('¿Vetar 2 nombres?');
      await expectSeen(question.getByText(/, hasta el 31 dic 2026:/));
      const text = (await screen.findByRole('alertdialog')).textContent;
      for (const told of ['Agente', 'Intruso', 'L0bo']) await expect(text).toContain(told);
      await press(question, 'Volver');
      await waitFor(async () => expect(namesOf(await findForm())).toHaveValue());
      await press(await findForm(), 'Continuar');
    });
    await step('Veta, y se deshace', async () => {
      await press(await findQuestion('¿Vetar 2 nombres?'), 'Vetar 2');
      await closed();
      const [[, lineas] = []] = (args.onLote as ReturnType<typeof fn>).mock.calls;
      await expect((lineas as { row: unknown }[]).map(({ row }) => row)).toEqual([
        { nombre: 'Lobo', motivo: 'Molesta en la puerta', hasta: '', enlace: '' },
        { nombre: '-Ana-', motivo: 'Insulta', hasta: '2026-12-31', enlace: '' },
      ]);
      await press(screen, 'Deshacer');
      await waitFor(() => expect(args.onLiftLote).toHaveBeenCalledTimes(1));
      const [[, levantadas] = []] = (args.onLiftLote as ReturnType<typeof fn>).mock.calls;
      await expect((levantadas as { row: unknown }[]).map(({ row }) => row)).toEqual([
        veto(10, 'Lobo', { encargadoNombre: 'Fundadora' }),
        veto(11, '-Ana-', { encargadoNombre: 'Fundadora' }),
      ]);
    });
  },
};

/** A refused line has its reason, and the list stays in the form. */
export const UnoRechazado: Story = {
  args: {
    onLote: fn(
      portalOf(({ nombre }: VetoValues) => nombre, {
        Lobo: {
          estado: 'rechazada',
          texto: 'Lobo está en la agencia: despide antes a esa persona.',
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await ask(await openForm(canvas), 'Nombre;Motivo\nLobo;Molesta\nZorro;Molesta');
    await press(await findQuestion('¿Vetar 2 nombres?'), 'Vetar 2');
    const dialog = await findDialog('Vetar 2 nombres');
    await waitFor(() =>
      expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
        'LoboLobo está en la agencia: despide antes a esa persona.',
      ),
    );
    await userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await expect(namesOf(await findForm())).toHaveValue(
      'Nombre;Motivo\nLobo;Molesta\nZorro;Molesta',
    );
  },
};

/** The form refuses a list whose names are all vetoed already. */
export const NadaQueVetar: Story = {
  play: async ({ canvas }) => {
    await ask(await openForm(canvas), 'Merodeador;Molesta\nIntruso;Molesta');
    await waitFor(async () =>
      expect(namesOf(await findForm())).toHaveAccessibleDescription(
        /No queda ningún nombre que vetar\. Ya vetados, o se confunden con un nombre vetado: Merodeador e Intruso\./,
      ),
    );
  },
};

/** A file fills the list: chosen, or dropped on the field. A workbook is refused. */
export const ConFichero: Story = {
  play: async ({ canvas, step }) => {
    const form = await openForm(canvas);
    const fileOf = (texto: string) => new File([texto], 'vetos.csv', { type: 'text/csv' });
    const drop = (texto: string) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(fileOf(texto));
      namesOf(form).dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    };
    await step('Elige un fichero', async () => {
      const input = screen.getByRole('dialog').querySelector('input[type=file]') as HTMLElement;
      await userEvent.upload(input, fileOf('Lobo;Molesta'));
      await waitFor(() => expect(namesOf(form)).toHaveValue('Lobo;Molesta'));
    });
    await step('Suelta otro encima', async () => {
      drop('Zorro;Molesta');
      await waitFor(() => expect(namesOf(form)).toHaveValue('Zorro;Molesta'));
    });
    await step('Un libro no vale, y la lista se queda', async () => {
      drop('PK\u0003\u0004');
      await waitFor(() => expect(namesOf(form)).toBeInvalid());
      await expect(namesOf(form)).toHaveValue('Zorro;Molesta');
    });
    await step('El teléfono no corrige los nombres', async () => {
      for (const [name, value] of Object.entries({ spellcheck: 'false', autocapitalize: 'none' }))
        await expect(namesOf(form)).toHaveAttribute(name, value);
    });
  },
};

export const VariosEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await openForm(canvas);
  },
};
