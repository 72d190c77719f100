import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  expectOnce,
  expectSeen,
  findDialog,
  findQuestion,
  openQuestion,
  press,
} from '../../docs/storyActs';
import { refusal, SERVER_DOWN } from '../storyData';
import { open, USUARIOS_META } from './storyMeta';
import { AGENTE, EXPULSADO, fichaOf, OFICIAL_I } from './storyUsuarios';
import { UsuariosScreen } from './UsuariosScreen';
import type { UsuariosScreenProps } from './UsuariosScreenProps';

const meta = {
  id: 'pantallas-usuarios',
  title: 'Pantallas/Usuarios',
  ...USUARIOS_META,
} satisfies Meta<typeof UsuariosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** After the confirmation, the new password is shown once and copied (USU-08, USU-23 to USU-25). */
export const RegeneraLaClave: Story = {
  args: open(OFICIAL_I),
  play: async ({ args, step }) => {
    const question = await openQuestion(
      await findDialog('Oficial'),
      'Regenerar Clave',
      '¿Regenerar la clave de Oficial?',
    );
    await step('Pregunta primero', async () => {
      await expectSeen(question.getByText(/se cerrarán todas sus sesiones/));
      await expectSeen(question.getByText(/sus llaves de acceso siguen como están/));
      await expect(args.onRegenerate).not.toHaveBeenCalled();
    });
    const answer = await openQuestion(question, 'Regenerar Clave', 'Clave nueva de Oficial');
    await step('Enseña la clave y la copia', async () => {
      await expectOnce(args.onRegenerate, 4);
      await expectSeen(answer.getByText('k7pm-x3rt-9wqd-4hza'));
      await press(answer, 'Copiar');
      await expectOnce(args.onCopy, 'k7pm-x3rt-9wqd-4hza');
    });
    await step('No se vuelve a ver', async () => {
      await userEvent.click(
        answer.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement,
      );
      await waitFor(() =>
        expect(screen.queryByText('k7pm-x3rt-9wqd-4hza')).not.toBeInTheDocument(),
      );
      // The button of the confirmation is gone, so the focus goes to the section Cuenta.
      await waitFor(() => expect(screen.getByRole('region', { name: 'Cuenta' })).toHaveFocus());
    });
  },
};

export const ClaveNueva: Story = {
  args: open(OFICIAL_I),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press(await findDialog('Oficial'), 'Regenerar Clave');
    await openQuestion(
      await findQuestion('¿Regenerar la clave de Oficial?'),
      'Regenerar Clave',
      'Clave nueva de Oficial',
    );
  },
};

/** Deleting the addresses is final. The confirmation shows a refusal until reopened (USU-09). */
export const BorraLaIp: Story = {
  args: { ...open(OFICIAL_I), onDeleteIp: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ args }) => {
    const dialog = await findDialog('Oficial');
    const question = await openQuestion(dialog, 'Borrar IP', '¿Borrar las direcciones de Oficial?');
    await press(question, 'Borrar IP');
    await expect(await question.findByRole('alert')).toHaveTextContent(SERVER_DOWN);
    await expectOnce(args.onDeleteIp, 4);
    await press(question, 'Cancelar');
    await userEvent.click(await dialog.findByRole('button', { name: 'Borrar IP' }));
    await expect(
      (await findQuestion('¿Borrar las direcciones de Oficial?')).queryByRole('alert'),
    ).not.toBeInTheDocument();
  },
};

function ComesBack(props: UsuariosScreenProps) {
  const [despedido, setDespedido] = useState(EXPULSADO.despedido);
  const onReadmit = async (id: number, devolver: boolean) => {
    await props.onReadmit(id, devolver);
    setDespedido(null);
  };
  return (
    <UsuariosScreen
      {...props}
      ficha={{ kind: 'ready', data: fichaOf({ ...EXPULSADO, despedido }) }}
      onReadmit={onReadmit}
    />
  );
}

/**
 * A dismissed person can be readmitted; until then they can get neither a signature nor a new
 * password (USU-10, USU-11).
 */
export const Ingresa: Story = {
  args: open(EXPULSADO),
  render: (args) => <ComesBack {...args} />,
  play: async ({ args }) => {
    const dialog = await findDialog('Expulsado');
    await expect(dialog.queryByRole('button', { name: 'Regenerar Clave' })).not.toBeInTheDocument();
    await expect(dialog.queryByRole('textbox', { name: 'Firma' })).not.toBeInTheDocument();
    await press(await openQuestion(dialog, 'Ingresar', '¿Readmitir a Expulsado?'), 'Readmitir');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expectOnce(args.onReadmit, 11, false);
    await expectSeen(await screen.findByRole('textbox', { name: 'Firma' }));
    await expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Cuenta' })).toHaveFocus());
  },
};

export const Despedido: Story = { args: open(EXPULSADO) };

export const Activo: Story = {
  args: open(AGENTE),
  play: async () => {
    const dialog = await findDialog('Agente');
    await expectSeen(dialog.getByRole('button', { name: 'Regenerar Clave' }));
    await expect(dialog.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
  },
};
