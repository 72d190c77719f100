import { CIERRES } from '@garita/domain/despidos/cierres';
import { DESPIDOS } from '@garita/domain/despidos/textos';
import { MULTAS } from '@garita/domain/multas/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, closed, expectOnce, expectSeen, findDialog, findQuestion, openDialog, openQuestion, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import type { SendLote } from '../lote/LoteProps';
import { portalOf, type Respuestas } from '../lote/storyLote';
import { found, USUARIOS_META } from './storyMeta';
import { DOCE, USUARIOS_HALLADOS } from './storyUsuarios';
import { UsuariosScreen } from './UsuariosScreen';
import type { PedidoUsuarios, Usuario, UsuariosScreenProps } from './UsuariosScreenProps';

const nombreOf = ({ usuario }: Usuario) => usuario;
const claveOf = ({ usuario }: Usuario) => `tejado-${Number(usuario.slice(-2))}0-Fq`;
const AHORA = '2026-11-21T18:00:00.000Z';
const dismissed = (usuarios: readonly Usuario[], ids: ReadonlySet<number>) =>
  usuarios.map((one) => (ids.has(one.id) ? { ...one, despedido: one.despedido ?? AHORA } : one));

/** What somebody else does while this one is at work. */
const elsewhere = { dismiss: (_id: number): void => undefined };

interface AgencyArgs {
  usuarios: readonly Usuario[];
  /** What the portal answers to the lines of whom, each time that it is asked; the last is repeated. */
  respuestas?: readonly Respuestas[];
  interrupcion?: string | null;
}

/** As the app holds it: who is dismissed shows so in the list. */
function Agency({ usuarios, respuestas = [{}], interrupcion = null, ...args }: UsuariosScreenProps & AgencyArgs) {
  const [now, setNow] = useState(usuarios);
  const [asked, setAsked] = useState(0);
  elsewhere.dismiss = (id) => setNow((before) => dismissed(before, new Set([id])));
  const onLote: SendLote<Usuario, PedidoUsuarios> = async (pedido, lineas, curso) => {
    setAsked(asked + 1);
    const done = new Set<number>();
    const answer = respuestas[Math.min(asked, respuestas.length - 1)];
    const why = await portalOf(
      nombreOf,
      answer,
      asked === 0 ? interrupcion : null,
      pedido === 'clave' ? claveOf : undefined,
    )(pedido, lineas, {
      ...curso,
      tell: (indice, estado, texto) => {
        if (estado === 'hecha') done.add(lineas[indice]?.row.id ?? 0);
        curso.tell(indice, estado, texto);
      },
    });
    if (typeof pedido === 'object' && pedido.acto === 'despedir') setNow((before) => dismissed(before, done));
    void args.onLote(pedido, lineas, curso);
    return why;
  };
  return <UsuariosScreen {...args} state={found(now)} onLote={onLote} />;
}

const meta = {
  id: 'pantallas-usuarios-de-muchos',
  title: 'Pantallas/Usuarios/De muchos',
  component: Agency,
  args: { ...USUARIOS_META.args, usuarios: DOCE, onLote: fn(async () => null) },
} satisfies Meta<typeof Agency>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Picks all that can be picked. */
async function pickAll(canvas: Canvas): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('checkbox', { name: /^Seleccionar todo/ }));
  return canvas.findByRole('group', { name: 'Selección' });
}
/** The same with a finger. */
async function pickAllByTouch(canvas: Canvas): Promise<HTMLElement> {
  await press(canvas, 'Seleccionar');
  const bar = await canvas.findByRole('group', { name: 'Selección' });
  await press(bar, 'Seleccionar todo');
  return bar;
}

const pick = async (canvas: Canvas, ...names: readonly string[]) => {
  for (const name of names) await userEvent.click(canvas.getByRole('checkbox', { name: `Seleccionar: ${name}` }));
  return canvas.findByRole('group', { name: 'Selección' });
};

async function fill(form: Canvas, motivo: string): Promise<void> {
  await userEvent.type(form.getByRole('textbox', { name: 'Motivo' }), motivo);
}

const sentOf = (onLote: unknown) => (onLote as ReturnType<typeof fn>).mock.calls as Parameters<SendLote<Usuario, PedidoUsuarios>>[];
const lastClose = async (dialog: Canvas) => userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);

/** Twelve are fined at once: the form by the rules of one fine, a question with number and sum, and one that fails stays picked and is done again with what was filled in. */
export const MultaADoce: Story = {
  args: { respuestas: [{ 'Persona-07': { estado: 'rechazada', texto: 'Esa persona ya no está por debajo de ti.' } }] },
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(await pickAll(canvas), 'Multar a 12', 'Multar a 12 personas');
    await step('Pide el motivo, como una multa sola', async () => {
      await press(form, 'Continuar');
      await expectOnce(args.onAviso, MULTAS.sinMotivo);
      await waitFor(() => expect(form.getByRole('textbox', { name: 'Motivo' })).toHaveFocus());
      await fill(form, 'Perfil privado');
      await press(form, /^Aumentar|^Incrementar/);
      await press(form, 'Continuar');
    });
    await step('Pregunta con el número, la suma y el efecto, y se puede volver', async () => {
      const question = await findQuestion('¿Multar a 12 personas?');
      await expectSeen(question.getByText('60c'));
      await expect(question.getByText('«Perfil privado»')).toBeVisible();
      await press(question, 'Volver');
      const again = await findDialog('Multar a 12 personas');
      await expect(again.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Perfil privado');
      await press(again, 'Continuar');
    });
    await step('Cuenta línea por línea', async () => {
      await press(await findQuestion('¿Multar a 12 personas?'), 'Multar a 12 · 60c');
      const dialog = await findDialog('Multar a 12 personas');
      await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveTextContent('11 de 12 · 1 con fallo'));
      await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('Persona-07Esa persona ya no está por debajo de ti.');
      await lastClose(dialog);
      await closed();
    });
    await step('Lo que falló sigue elegido, y se repite con lo que se escribió', async () => {
      const bar = canvas.getByRole('group', { name: 'Selección' });
      await expect(bar).toHaveTextContent('1 de 12 personas');
      const again = await openDialog(bar, 'Multar a 1', 'Multar a 1 persona');
      await expect(again.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Perfil privado');
      await press(again, 'Cancelar');
      await closed();
    });
    await expect(sentOf(args.onLote).map(([pedido, lineas]) => [pedido, lineas.length])).toEqual([
      [{ acto: 'multar', motivo: 'Perfil privado', creditos: 5 }, 12],
    ]);
  },
};

/** A fine of nothing is a warning, and says so. */
export const AvisaADos: Story = {
  play: async ({ canvas }) => {
    const form = await openDialog(await pick(canvas, 'Persona-01', 'Persona-02'), 'Multar a 2', 'Multar a 2 personas');
    await fill(form, 'Uniforme incompleto');
    await press(form, 'Continuar');
    const question = await findQuestion('¿Multar a 2 personas?');
    await expectSeen(question.getByText(/un aviso: queda escrito y no hay nada que cobrar/));
    await press(question, 'Avisar a 2');
    await screen.findByText('2 multas puestas');
    await closed();
    await expect(canvas.queryByRole('group', { name: 'Selección' })).not.toBeInTheDocument();
  },
};

/** A closed lote whose outcome is not known: the same fine again is the same write, another reason is another fine. */
export const MultaTrasUnCorte: Story = {
  args: { respuestas: [{ 'Persona-01': { estado: 'sin respuesta' } }], interrupcion: 'No se pudo conectar con el portal.' },
  play: async ({ args, canvas, step }) => {
    const fine = async (bar: HTMLElement, more: string) => {
      const form = await openDialog(bar, 'Multar a 1', 'Multar a 1 persona');
      await fill(form, more);
      await press(form, 'Continuar');
      await press(await findQuestion('¿Multar a 1 persona?'), 'Avisar a 1');
      const dialog = await findDialog('Multar a 1 persona');
      await expectSeen(await dialog.findByRole('button', { name: 'Seguir' }));
      await lastClose(dialog);
      await closed();
    };
    const bar = await pick(canvas, 'Persona-01');
    await step('Se corta y se cierra', () => fine(bar, 'Perfil privado'));
    await step('Lo mismo otra vez, tal como se escribió', () => fine(bar, '{Tab}{Shift>}{Tab}{/Shift}'));
    await step('Con otro motivo', () => fine(bar, ' otra vez'));
    const [first, again, other] = sentOf(args.onLote).map(([, [linea]]) => linea?.clave);
    await expect(again).toBe(first);
    await expect(other).not.toBe(first);
  },
};

/** Three are dismissed: all that ends is told, the number is typed, and who is out leaves the selection; who was dismissed by somebody faster says so. */
export const DespideATres: Story = {
  args: { respuestas: [{ 'Persona-02': { estado: 'rechazada', texto: DESPIDOS.yaDespedido } }] },
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(await pick(canvas, 'Persona-01', 'Persona-02', 'Persona-03'), 'Despedir a 3', 'Despedir a 3 personas');
    await press(form, 'Continuar');
    await expectOnce(args.onAviso, DESPIDOS.vacio);
    await fill(form, 'Inactividad');
    await press(form, 'Continuar');
    const question = await findQuestion('¿Despedir a 3 personas?');
    await step('Dice qué se cierra y pide escribirlo', async () => {
      await expectSeen(question.getByText('«Inactividad»'));
      await expect(question.getAllByRole('listitem')).toHaveLength(CIERRES.length + 1);
      await expect(question.getByRole('button', { name: 'Despedir a 3' })).toBeDisabled();
      await userEvent.type(question.getByRole('textbox', { name: 'Escribe «3 despidos» para confirmar' }), '3 despidos');
      elsewhere.dismiss(52);
    });
    await step('Despide, y quien ya no está lo dice', async () => {
      await press(question, 'Despedir a 3');
      const dialog = await findDialog('Despedir a 3 personas');
      await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveTextContent('2 de 3 · 1 con fallo'));
      await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(`Persona-02${DESPIDOS.yaDespedido}`);
      await lastClose(dialog);
      await closed();
    });
    await expect(canvas.queryByRole('group', { name: 'Selección' })).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Despedido')).toHaveLength(3);
    for (const name of ['Persona-01', 'Persona-02', 'Persona-03'])
      await expect(canvas.queryByRole('checkbox', { name: `Seleccionar: ${name}` })).not.toBeInTheDocument();
  },
};

/** Somebody is dismissed by another while the form is filled in: the question names who is left out, and nobody is sent that it cannot be done to. */
export const AlguienSeAdelanta: Story = {
  play: async ({ args, canvas, step }) => {
    const form = await openDialog(await pick(canvas, 'Persona-01', 'Persona-02', 'Persona-03'), 'Multar a 3', 'Multar a 3 personas');
    await step('Despiden a una mientras se escribe', async () => {
      await fill(form, 'Perfil privado');
      elsewhere.dismiss(52);
      await waitFor(() => expect(canvas.getByText('Despedido')).toBeInTheDocument());
      await press(form, 'Continuar');
    });
    const question = await findQuestion('¿Multar a 2 personas?');
    await step('La pregunta dice quién queda fuera', async () => {
      await expectSeen(question.getByText(/^Queda fuera, porque ahora no se puede:/));
      await expect(question.getByText('Persona-02')).toBeVisible();
    });
    await press(question, 'Avisar a 2');
    await closed();
    await expect(sentOf(args.onLote)[0]?.[1].map(({ row }) => row.usuario)).toEqual(['Persona-01', 'Persona-03']);
  },
};

/** All were dismissed meanwhile: there is nothing to ask. */
export const YaNoHayANadie: Story = {
  play: async ({ args, canvas }) => {
    const form = await openDialog(await pick(canvas, 'Persona-02'), 'Despedir a 1', 'Despedir a 1 persona');
    await fill(form, 'Inactividad');
    elsewhere.dismiss(52);
    await waitFor(() => expect(canvas.getByText('Despedido')).toBeInTheDocument());
    await press(form, 'Continuar');
    await screen.findByText('Ya no se puede hacer con nada de lo elegido.');
    await closed();
    await expect(args.onLote).not.toHaveBeenCalled();
  },
};

/** Five new passwords, each shown this once: closing asks while nobody has taken them, and afterwards they are nowhere. */
export const DaContrasenas: Story = {
  args: { respuestas: [{ 'Persona-04': { estado: 'rechazada', texto: 'Tiene permisos que tú no tienes: agc.' } }] },
  play: async ({ args, canvas, step }) => {
    const bar = await pick(canvas, 'Persona-01', 'Persona-02', 'Persona-03', 'Persona-04', 'Persona-05');
    await press(await openQuestion(bar, 'Dar contraseña nueva a 5', '¿Dar contraseña nueva a 5 personas?'), 'Dar contraseña nueva a 5');
    const results = await findQuestion('Dar contraseña nueva a 5 personas');
    await step('Las enseña todas, y a quien no se pudo', async () => {
      await expectSeen(await results.findByText('tejado-10-Fq'));
      const [failed, ...given] = results.getAllByRole('listitem');
      await expect(failed).toHaveTextContent('Persona-04Tiene permisos que tú no tienes: agc.');
      await expect(given.map(({ textContent }) => textContent)).toEqual([1, 2, 3, 5].map((id) => `Persona-0${id}tejado-${id}0-Fq`));
    });
    await step('No las dice en voz alta', async () => {
      const spoken = [...document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')].map(({ textContent }) => textContent).join();
      await expect(spoken).not.toContain('tejado');
    });
    await step('Pregunta antes de cerrar', async () => {
      await lastClose(results);
      await press(await findQuestion('¿Cerrar sin guardar?'), 'Volver');
      await waitFor(() => expect(screen.queryByRole('alertdialog', { name: '¿Cerrar sin guardar?' })).not.toBeInTheDocument());
    });
    await step('Copiadas, se cierra sin preguntar', async () => {
      await press(results, 'Copiar todas');
      await expectOnce(args.onCopyMany, [1, 2, 3, 5].map((id) => `Persona-0${id}: tejado-${id}0-Fq`).join('\n'));
      await waitFor(async () => {
        await lastClose(results);
        await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      });
    });
    await step('No se vuelven a ver', async () => {
      await press(canvas.getByRole('group', { name: 'Selección' }), 'Ver por qué');
      await expectSeen((await findQuestion('Dar contraseña nueva a 5 personas')).getByText('Tiene permisos que tú no tienes: agc.'));
      await expect(document.body).not.toHaveTextContent('tejado');
    });
  },
};

/** All were given: they stay until somebody closes them, though nothing failed. */
export const ContrasenasDadas: Story = {
  play: async ({ canvas }) => {
    const bar = await pick(canvas, 'Persona-01', 'Persona-02', 'Persona-03');
    await press(await openQuestion(bar, 'Dar contraseña nueva a 3', '¿Dar contraseña nueva a 3 personas?'), 'Dar contraseña nueva a 3');
    const results = await findQuestion('Dar contraseña nueva a 3 personas');
    await expect(await results.findAllByText(/^tejado-/)).toHaveLength(3);
    await expect(canvas.queryByRole('group', { name: 'Selección' })).not.toBeInTheDocument();
  },
};

/** Where the clipboard cannot be had they are not taken: closing asks. */
export const SinPortapapeles: Story = {
  args: { onCopyMany: fn(async () => false) },
  play: async ({ canvas }) => {
    const bar = await pick(canvas, 'Persona-01');
    await press(await openQuestion(bar, 'Dar contraseña nueva a 1', '¿Dar contraseña nueva a 1 persona?'), 'Dar contraseña nueva a 1');
    const results = await findQuestion('Dar contraseña nueva a 1 persona');
    await press(results, 'Copiar todas');
    await lastClose(results);
    await press(await findQuestion('¿Cerrar sin guardar?'), 'Cerrar sin guardar');
    await closed();
    await expect(document.body).not.toHaveTextContent('tejado');
  },
};

/** A line without an answer gets another password: the portal has kept the first for nobody. */
export const ContrasenasTrasUnCorte: Story = {
  args: { respuestas: [{ 'Persona-02': { estado: 'sin respuesta' } }, {}], interrupcion: 'No se pudo conectar con el portal.' },
  play: async ({ args, canvas }) => {
    const bar = await pick(canvas, 'Persona-01', 'Persona-02');
    await press(await openQuestion(bar, 'Dar contraseña nueva a 2', '¿Dar contraseña nueva a 2 personas?'), 'Dar contraseña nueva a 2');
    const results = await findQuestion('Dar contraseña nueva a 2 personas');
    await expectSeen(await results.findByText(/Al seguir recibe otra\.$/));
    await expectSeen(results.getByText('tejado-10-Fq'));
    await press(results, 'Seguir');
    await expectSeen(await results.findByText('tejado-20-Fq'));
    await expectSeen(results.getByText('tejado-10-Fq'));
    await expect(sentOf(args.onLote).map(([, lineas]) => lineas.map(({ row }) => row.usuario))).toEqual([['Persona-01', 'Persona-02'], ['Persona-02']]);
  },
};

/** Each act only by its own code: who may give passwords and no more is offered that. */
export const SoloClaves: Story = {
  args: { viewer: { ...STORY_PEOPLE.Gerente, permisos: ['usu'] } },
  play: async ({ canvas }) => {
    const bar = await pick(canvas, 'Persona-01');
    await expectSeen(within(bar).getByRole('button', { name: 'Dar contraseña nueva a 1' }));
    for (const name of [/^Multar/, /^Despedir/]) await expect(within(bar).queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

/** Boxes stand only at whom something can be done to: not at oneself, nor above, nor at who is out already. While somebody is picked the search is away. */
export const SoloPorDebajo: Story = {
  args: { usuarios: USUARIOS_HALLADOS },
  play: async ({ canvas }) => {
    for (const name of ['Fundadora', 'Gerente', 'Expulsado'])
      await expect(canvas.queryByRole('checkbox', { name: `Seleccionar: ${name}` })).not.toBeInTheDocument();
    const search = canvas.getByRole('searchbox', { name: 'Buscar por nombre' });
    await expectSeen(search);
    await expect(await pick(canvas, 'Agente')).toHaveTextContent('1 de 4 personas');
    await expect(search).not.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectSeen(search);
  },
};

/** Who stands below everybody found is offered nothing. */
export const NadiePuede: Story = {
  args: { usuarios: USUARIOS_HALLADOS, viewer: { ...STORY_PEOPLE.Recluta, permisos: ['usu', 'mul', 'des'] } },
  play: async ({ canvas }) => expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument(),
};

export const MultaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await openDialog(await pickAllByTouch(canvas), 'Multar a 12', 'Multar a 12 personas');
    await fill(form, 'Perfil privado');
    await press(form, 'Continuar');
    await expectSeen((await findQuestion('¿Multar a 12 personas?')).getByText(/un aviso/));
  },
};

export const DespidoEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const form = await openDialog(await pickAllByTouch(canvas), 'Despedir a 12', 'Despedir a 12 personas');
    await fill(form, 'Inactividad');
    await press(form, 'Continuar');
    await expectSeen((await findQuestion('¿Despedir a 12 personas?')).getByRole('textbox'));
  },
};

export const ContrasenasEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { respuestas: [{ 'Persona-04': { estado: 'rechazada', texto: 'Tiene permisos que tú no tienes: agc.' } }] },
  play: async ({ canvas }) => {
    const bar = await pickAllByTouch(canvas);
    await press(await openQuestion(bar, 'Dar contraseña nueva a 12', '¿Dar contraseña nueva a 12 personas?'), 'Dar contraseña nueva a 12');
    const results = await findQuestion('Dar contraseña nueva a 12 personas');
    await expect(await results.findAllByText(/^tejado-/)).toHaveLength(11);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
