import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button';
import { type Canvas, expectOnce, expectSeen, findDialog, findQuestion, openQuestion, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { letPass } from '../../docs/storyTime';
import { forever, LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import {
  AGENTE,
  ESCALAFON,
  EXPULSADO,
  excepcionDe,
  FUNDADORA,
  fichaOf,
  GERENTE,
  LARGO,
  OFICIAL_I,
  permisosOf,
  UNA_PAGINA,
  USUARIOS_HALLADOS,
} from './storyUsuarios';
import { UsuariosScreen } from './UsuariosScreen';
import type { PermisosDe, Usuario, UsuariosScreenProps } from './UsuariosScreenProps';

const found = (usuarios: readonly Usuario[]) => ({ kind: 'ready' as const, data: { usuarios, rangos: ESCALAFON } });
const may = (permisos: PermisosDe) => ({ kind: 'ready' as const, data: { permisos } });
const open = (persona: Usuario, permisos = permisosOf(persona, { owner: persona === FUNDADORA })) => ({
  persona: persona.id,
  ficha: { kind: 'ready' as const, data: fichaOf(persona) },
  permisos: may(permisos),
});

const meta = {
  id: 'pantallas-usuarios',
  title: 'Pantallas/Usuarios',
  component: UsuariosScreen,
  args: {
    state: found(USUARIOS_HALLADOS),
    texto: '',
    onTexto: fn(),
    persona: null,
    onPersona: fn(),
    ficha: { kind: 'loading' },
    permisos: { kind: 'loading' },
    viewer: STORY_PEOPLE.Gerente,
    onEdit: fn(async () => undefined),
    onRegenerate: fn(async () => ({ clave: 'k7pm-x3rt-9wqd-4hza' })),
    onResetFactores: fn(async () => undefined),
    onDeleteIp: fn(async () => undefined),
    onReadmit: fn(async () => undefined),
    onCopy: fn(),
    onAviso: fn(),
  },
} satisfies Meta<typeof UsuariosScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As the app holds it: the search and the person are in its address. */
function AsInTheApp(props: UsuariosScreenProps) {
  const [texto, setTexto] = useState(props.texto);
  const [persona, setPersona] = useState(props.persona);
  const usuarios = USUARIOS_HALLADOS.filter(({ usuario }) => usuario.toLowerCase().includes(texto.toLowerCase()));
  const chosen = USUARIOS_HALLADOS.find(({ id }) => id === persona);
  return (
    <UsuariosScreen
      {...props}
      state={found(usuarios)}
      texto={texto}
      onTexto={(wanted) => {
        setTexto(wanted);
        props.onTexto(wanted);
      }}
      persona={persona}
      onPersona={setPersona}
      {...(chosen ? open(chosen) : { ficha: { kind: 'notFound' } })}
    />
  );
}

/** The main act: find somebody, open them, change what is to be changed; nothing else is sent (USU-01, USU-06, USU-18). */
export const ConDatos: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <AsInTheApp {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('7 personas')).toBeVisible();
    await expect(canvas.getByText('Despedido')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar por nombre' }), 'OFIC');
    await expectTold(args.onTexto, 'OFIC');
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Oficial' }));
    const dialog = await findDialog('Oficial');
    const nombre = dialog.getByRole('textbox', { name: 'Nombre' });
    await userEvent.clear(nombre);
    await press(dialog, 'Guardar');
    await expectOnce(args.onAviso, 'El nombre no puede estar vacio');
    await waitFor(() => expect(nombre).toHaveAccessibleDescription('El nombre no puede estar vacio'));
    await userEvent.type(nombre, 'Oficiala');
    await press(dialog, 'Guardar');
    await waitFor(() => expectOnce(args.onEdit, { id: 4, nombre: 'Oficiala' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A word is asked for once, when it has been typed, and not letter by letter. */
async function expectTold(onTexto: unknown, texto: string) {
  await expect(onTexto).not.toHaveBeenCalled();
  await letPass(300);
  await expectOnce(onTexto, texto);
}

async function choose(dialog: Canvas, field: string, option: string) {
  await press(dialog, new RegExp(field));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Another rank: categories below one's own, then one of its missions, and the signature that it demands (USU-15, USU-20). */
export const CambiaElRango: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: open(AGENTE),
  play: async ({ args }) => {
    const dialog = await findDialog('Agente');
    await press(dialog, /Categoría/);
    await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.split(' ')[0])).toEqual(['1', '2', '3', '5', '8']));
    await userEvent.click(screen.getByRole('option', { name: '5 · Oficiales' }));
    const save = dialog.getByRole('button', { name: 'Guardar' });
    await userEvent.click(save);
    await expect(args.onAviso).toHaveBeenLastCalledWith('Firma no puede estar vacia');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Firma' }), 'age');
    await userEvent.click(save);
    await expect(args.onAviso).toHaveBeenLastCalledWith('Elige una misión.');
    await waitFor(() => expect(dialog.getByRole('button', { name: /Misión/ })).toHaveFocus());
    await choose(dialog, 'Misión', 'Oficial II');
    await userEvent.click(save);
    await waitFor(() => expectOnce(args.onEdit, { id: 5, rango: 51, firma: 'AGE' }));
    await waitFor(() => expectOnce(args.onPersona, null));
  },
};

/** Nothing was changed: nothing but the id is sent. */
export const SinCambios: Story = {
  args: open(OFICIAL_I),
  play: async ({ args }) => {
    await press(await findDialog('Oficial'), 'Guardar');
    await waitFor(() => expectOnce(args.onEdit, { id: 4 }));
  },
};

/** The server names the field at fault. */
export const EdicionRechazada: Story = {
  args: { ...open(OFICIAL_I), onEdit: fn(() => Promise.reject(Object.assign(refusal('Esa misión no existe.', 400), { campo: 'rango' }))) },
  play: async () => {
    const dialog = await findDialog('Oficial');
    await press(dialog, 'Guardar');
    const mision = dialog.getByRole('button', { name: /Misión/ });
    await waitFor(() => expect(mision).toHaveAccessibleDescription(expect.stringContaining('Esa misión no existe.')));
    await waitFor(() => expect(mision).toHaveFocus());
  },
};

/** A name that somebody has is refused at its field, and the dialog stays. */
export const NombreOcupado: Story = {
  args: { ...open(OFICIAL_I), onEdit: fn(() => Promise.reject(Object.assign(refusal('El nombre ya esta ocupado', 409), { campo: 'nombre' }))) },
  play: async ({ args }) => {
    const dialog = await findDialog('Oficial');
    const nombre = dialog.getByRole('textbox', { name: 'Nombre' });
    await userEvent.type(nombre, '2');
    await press(dialog, 'Guardar');
    await waitFor(() => expect(nombre).toHaveAccessibleDescription('El nombre ya esta ocupado'));
    await expect(args.onPersona).not.toHaveBeenCalled();
  },
};

/** A refusal without a field stands below all of them. */
export const SinAlcance: Story = {
  args: { ...open(OFICIAL_I), onEdit: fn(() => Promise.reject(refusal('Solo puedes dar rangos por debajo del tuyo.', 403))) },
  play: async () => {
    const dialog = await findDialog('Oficial');
    await press(dialog, 'Guardar');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Solo puedes dar rangos por debajo del tuyo.');
  },
};

/** While it is being saved nothing can be sent again nor left. */
export const Guardando: Story = {
  args: { ...open(OFICIAL_I), onEdit: fn(forever) },
  play: async ({ args }) => {
    const dialog = await findDialog('Oficial');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), '2');
    await press(dialog, 'Guardar');
    await dialog.findByRole('progressbar', { name: 'Guardando' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onPersona).not.toHaveBeenCalled();
    await expectOnce(args.onEdit, { id: 4, nombre: 'Oficial2' });
  },
};

/** A new password: asked first, shown once, copied (USU-08, USU-23 to USU-25). */
export const RegeneraLaClave: Story = {
  args: open(OFICIAL_I),
  play: async ({ args }) => {
    await press(await findDialog('Oficial'), 'Regenerar Clave');
    const question = await findQuestion('¿Regenerar la clave de Oficial?');
    await expectSeen(question.getByText(/se cerrarán todas sus sesiones/));
    await expect(args.onRegenerate).not.toHaveBeenCalled();
    const answer = await openQuestion(question, 'Regenerar Clave', 'Clave nueva de Oficial');
    await expectOnce(args.onRegenerate, 4);
    await expectSeen(answer.getByText('k7pm-x3rt-9wqd-4hza'));
    await press(answer, 'Copiar');
    await expectOnce(args.onCopy, 'k7pm-x3rt-9wqd-4hza');
    await userEvent.click(answer.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByText('k7pm-x3rt-9wqd-4hza')).not.toBeInTheDocument());
    // The question that led here is gone, so the focus lands beside its button.
    await waitFor(() => expect(screen.getByRole('region', { name: 'Cuenta' })).toHaveFocus());
  },
};

export const ClaveNueva: Story = {
  args: open(OFICIAL_I),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press(await findDialog('Oficial'), 'Regenerar Clave');
    await press(await findQuestion('¿Regenerar la clave de Oficial?'), 'Regenerar Clave');
    await findQuestion('Clave nueva de Oficial');
  },
};

/** It cannot be undone; a refusal stands in the question, and is gone when it is asked again (USU-09). */
export const BorraLaIp: Story = {
  args: { ...open(OFICIAL_I), onDeleteIp: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ args }) => {
    const dialog = await findDialog('Oficial');
    const question = await openQuestion(dialog, 'Borrar IP', '¿Borrar las direcciones de Oficial?');
    await press(question, 'Borrar IP');
    await expect(await question.findByRole('alert')).toHaveTextContent(SERVER_DOWN);
    await expectOnce(args.onDeleteIp, 4);
    await press(question, 'Volver');
    await userEvent.click(await dialog.findByRole('button', { name: 'Borrar IP' }));
    await expect((await findQuestion('¿Borrar las direcciones de Oficial?')).queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** As the app does it: the person has been fetched again by the time that the act is over. */
function ComesBack(props: UsuariosScreenProps) {
  const [despedido, setDespedido] = useState(EXPULSADO.despedido);
  const onReadmit = async (id: number, devolver: boolean) => {
    await props.onReadmit(id, devolver);
    setDespedido(null);
  };
  return <UsuariosScreen {...props} ficha={{ kind: 'ready', data: fichaOf({ ...EXPULSADO, despedido }) }} onReadmit={onReadmit} />;
}

/** Somebody dismissed can come back, and until then has neither signature nor new password (USU-10, USU-11). */
export const Ingresa: Story = {
  args: open(EXPULSADO),
  render: (args) => <ComesBack {...args} />,
  play: async ({ args }) => {
    const dialog = await findDialog('Expulsado');
    await expect(dialog.queryByRole('button', { name: 'Regenerar Clave' })).not.toBeInTheDocument();
    await expect(dialog.queryByRole('textbox', { name: 'Firma' })).not.toBeInTheDocument();
    await press(dialog, 'Ingresar');
    await press(await findQuestion('¿Ingresar a Expulsado?'), 'Ingresar');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expectOnce(args.onReadmit, 11, false);
    await expectSeen(await screen.findByRole('textbox', { name: 'Firma' }));
    await expect(screen.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Cuenta' })).toHaveFocus());
  },
};

/** Before coming back. */
export const Despedido: Story = { args: open(EXPULSADO) };

/** An active person is not offered to come back. */
export const Activo: Story = {
  args: open(AGENTE),
  play: async () => {
    const dialog = await findDialog('Agente');
    await expectSeen(dialog.getByRole('button', { name: 'Regenerar Clave' }));
    await expect(dialog.queryByRole('button', { name: 'Ingresar' })).not.toBeInTheDocument();
  },
};

/** Without ern the rank stays as it is, and a line says why (USU-15). */
export const SinErn: Story = {
  args: { ...open(AGENTE), viewer: { ...STORY_PEOPLE.Supervisora, permisos: ['adm', 'usu'] } },
  play: async () => {
    const dialog = await findDialog('Agente');
    await expectSeen(dialog.getByText('No tienes permiso para cambiar el rango.'));
    await expect(dialog.queryByRole('button', { name: /Misión/ })).not.toBeInTheDocument();
  },
};

/** Somebody who does not stand below is looked at, not changed. */
export const SoloSeMira: Story = {
  args: open(FUNDADORA),
  play: async () => {
    const dialog = await findDialog('Fundadora');
    await expectSeen(dialog.getByText('Solo puedes cambiar a quien está por debajo de tu categoría.'));
    for (const name of ['Guardar', 'Regenerar Clave', 'Borrar IP']) await expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
  },
};

export const UnoMismo: Story = {
  args: open(GERENTE),
  play: async () => expectSeen((await findDialog('Gerente')).getByText(/^Tus propios datos/)),
};

/** The owner changes anybody else, and gives any rank. */
export const ComoFundadora: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { ...open(GERENTE), viewer: STORY_PEOPLE.Fundadora },
  play: async () => {
    await press(await findDialog('Gerente'), /Categoría/);
    await expectSeen(await screen.findByRole('option', { name: '12 · Fundación' }));
  },
};

function WithBack(props: UsuariosScreenProps) {
  const [texto, setTexto] = useState('age');
  return (
    <>
      <Button onPress={() => setTexto('sup')}>Atrás</Button>
      <UsuariosScreen {...props} texto={texto} />
    </>
  );
}

/** The address changes from outside: the box follows, and nothing is asked for that is there already. */
export const VuelveAtras: Story = {
  render: (args) => <WithBack {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('age');
    await press(canvas, 'Atrás');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('sup'));
    await userEvent.type(canvas.getByRole('searchbox'), 'er');
    await expectTold(args.onTexto, 'super');
  },
};

/** Cards: the day and the hour of the last visit take two lines, or they would stick out of theirs. */
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Oficial' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: found([]) } };
export const ErrorDeCarga: Story = { name: 'Error', args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

/** A whole page: there may be more, and the screen says so. */
export const MuchasFilas: Story = {
  args: { state: found(UNA_PAGINA) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50 personas')).toBeVisible();
    await expect(canvas.getByText(/^Solo salen las 50 primeras/)).toBeInTheDocument();
  },
};

/** Nobody is called that; one press shows everybody again. */
export const NadieSeLlamaAsi: Story = {
  args: { state: found([]), texto: 'zzz' },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Limpiar búsqueda');
    await expectOnce(args.onTexto, '');
  },
};

export const CargandoPersona: Story = { args: { persona: 4 } };
export const PersonaConError: Story = { args: { persona: 4, ficha: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } } };
export const PersonaDesconocida: Story = { args: { persona: 99, ficha: { kind: 'notFound' } } };
export const PersonaEnTelefono: Story = {
  args: open(OFICIAL_I, permisosOf(OFICIAL_I, { excepciones: { mul: excepcionDe(2, 'Gerente') } })),
  globals: { viewport: { value: 'phone' } },
};

export const TextoLargo: Story = {
  args: { state: found([LARGO]), ...open(LARGO) },
  play: async () => expect((await findDialog(LONG_NAME)).getByRole('textbox', { name: 'Nombre' })).toHaveValue(LONG_NAME),
};
