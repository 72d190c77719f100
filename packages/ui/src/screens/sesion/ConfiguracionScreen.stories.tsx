import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectOnce, openDialog, pick, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { forever, PERSONAS, refusal, SERVER_DOWN } from '../storyData';
import { ConfiguracionScreen, type ConfiguracionScreenProps } from './ConfiguracionScreen';

/** With a server that keeps what is turned, and a route that keeps what is open. */
function WithServer({ config, onChangeConfig, ...rest }: ConfiguracionScreenProps) {
  const [kept, setKept] = useState(config);
  const [isTraspasando, setTraspasando] = useState(rest.isTraspasando);
  const turn = async (op: keyof typeof kept) => {
    await onChangeConfig(op);
    setKept((now) => ({ ...now, [op]: now[op] === 1 ? 0 : 1 }));
  };
  return <ConfiguracionScreen {...rest} config={kept} onChangeConfig={turn} isTraspasando={isTraspasando} onHandingOver={setTraspasando} />;
}

const yaEsta = 'Todo viene con la sesión, que ya está cargada.';

const meta = {
  id: 'pantallas-configuracion',
  title: 'Pantallas/Configuracion',
  component: WithServer,
  parameters: { estados: { Cargando: yaEsta, Vacio: yaEsta, ErrorDeCarga: yaEsta, SinPermiso: 'Es de cada quien.', MuchasFilas: 'No muestra filas.' } },
  args: {
    config: { estados: 1, app: 0 },
    debeCambiarClave: false,
    onChangeConfig: fn(async () => undefined),
    tema: 'sistema',
    onTema: fn(),
    onChangeClave: fn(async () => undefined),
    viewer: STORY_PEOPLE.Gerente,
    isTraspasando: false,
    onHandingOver: fn(),
    personas: { kind: 'ready', data: { personas: PERSONAS } },
    onHandOver: fn(async () => undefined),
    onAviso: fn(),
  },
} satisfies Meta<typeof WithServer>;

export default meta;
type Story = StoryObj<typeof meta>;

const switchOf = (canvas: Canvas, name: string) => canvas.getByRole('switch', { name });

/** Each switch sends its own word and stays where it was turned to (CFG-01, CFG-02). */
export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    await expect(switchOf(canvas, 'Mostrar los estados')).toBeChecked();
    const app = switchOf(canvas, 'Avisos de la app');
    await userEvent.click(app);
    await expectOnce(args.onChangeConfig, 'app');
    await expect(app).toBeChecked();
    await userEvent.click(app);
    await waitFor(() => expect(args.onChangeConfig).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(app).not.toBeChecked());
    await userEvent.click(switchOf(canvas, 'Mostrar los estados'));
    await expect(args.onChangeConfig).toHaveBeenLastCalledWith('estados');
    await expect(canvas.getByRole('link', { name: 'Seguridad de la cuenta' })).toHaveAttribute('href', '/seguridad');
  },
};

/** It moves before the server answers, and does not send twice. */
export const CambiandoUnAviso: Story = {
  args: { onChangeConfig: fn(forever) },
  play: async ({ canvas, args }) => {
    const app = switchOf(canvas, 'Avisos de la app');
    await userEvent.click(app);
    await expect(app).toBeChecked();
    await userEvent.click(app);
    await expect(app).toBeChecked();
    await expect(args.onChangeConfig).toHaveBeenCalledTimes(1);
  },
};

/** Refused: it goes back, says why, and can be tried again. */
export const AvisoRechazado: Story = {
  args: { onChangeConfig: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async ({ canvas, args }) => {
    const app = switchOf(canvas, 'Avisos de la app');
    await userEvent.click(app);
    await waitFor(() => expect(app).toHaveAccessibleDescription(expect.stringContaining(SERVER_DOWN)));
    await expect(app).not.toBeChecked();
    await userEvent.click(app);
    await waitFor(() => expect(args.onChangeConfig).toHaveBeenCalledTimes(2));
  },
};

/** As the system, light or dark: what is chosen is asked for. */
export const EligeTema: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Como el sistema' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Oscuro' }));
    await expectOnce(args.onTema, 'oscuro');
  },
};

const fieldsOf = (canvas: Canvas) => ({
  clavea: canvas.getByLabelText('Contraseña actual'),
  claven: canvas.getByLabelText('Nueva contraseña'),
  rclave: canvas.getByLabelText('Repetir nueva contraseña'),
  cambiar: canvas.getByRole('button', { name: 'Cambiar contraseña' }),
});

/** All three, the same twice, eight characters: in this order (CFG-04 to CFG-07). */
export const ReglasDeLaClave: Story = {
  play: async ({ canvas, args }) => {
    const { clavea, claven, rclave, cambiar } = fieldsOf(canvas);
    const refuses = async (field: HTMLElement, texto: string) => {
      await userEvent.click(cambiar);
      await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(texto)));
      await expect(args.onAviso).toHaveBeenLastCalledWith(texto);
    };
    await refuses(clavea, CLAVES.camposVacios);
    await userEvent.type(clavea, 'garita-demo');
    await userEvent.type(claven, 'corta');
    await refuses(rclave, CLAVES.camposVacios);
    await userEvent.type(rclave, 'larga');
    await refuses(rclave, 'Las claves no son las mismas');
    await userEvent.clear(rclave);
    await userEvent.type(rclave, 'corta');
    await refuses(claven, 'La nueva clave debe contener minimo 8 caracteres');
    await expect(args.onChangeClave).not.toHaveBeenCalled();
  },
};

async function fillIn(canvas: Canvas) {
  const { clavea, claven, rclave } = fieldsOf(canvas);
  await userEvent.type(clavea, 'la de antes');
  await userEvent.type(claven, 'la de ahora');
  await userEvent.type(rclave, 'la de ahora{Enter}');
}

export const CambiandoLaClave: Story = {
  args: { onChangeClave: fn(forever) },
  play: async ({ canvas, args }) => {
    await fillIn(canvas);
    await canvas.findByRole('progressbar', { name: 'Cambiando la contraseña' });
    await userEvent.keyboard('{Enter}');
    await expectOnce(args.onChangeClave, { clavea: 'la de antes', claven: 'la de ahora', rclave: 'la de ahora' });
  },
};

/** The server names the field: it is marked and takes the focus. */
export const ClaveRechazada: Story = {
  args: { onChangeClave: fn(() => Promise.reject(Object.assign(refusal(CLAVES.actualIncorrecta, 400), { campo: 'clavea' }))) },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const { clavea } = fieldsOf(canvas);
    await waitFor(() => expect(clavea).toHaveAccessibleDescription(CLAVES.actualIncorrecta));
    await waitFor(() => expect(clavea).toHaveFocus());
  },
};

/** With a regenerated password its change comes first, and the reason above it; nothing that the server would refuse is offered. */
export const DebeCambiarClave: Story = {
  args: { debeCambiarClave: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Cambia tu contraseña para seguir.');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Contraseña', 'Apariencia']);
  },
};
export const DebeCambiarClaveEnTelefono: Story = { ...DebeCambiarClave, globals: { viewport: { value: 'phone' } } };

const openTraspaso = async (canvas: Canvas) => {
  return openDialog(canvas, 'Traspasar la agencia');
};

/** The owner hands the agency over: what follows is read first, and the password is asked for again. */
export const Traspasa: Story = {
  args: { viewer: STORY_PEOPLE.Fundadora },
  play: async ({ canvas, args }) => {
    const dialog = await openTraspaso(canvas);
    await expect(dialog.getByRole('note')).toHaveTextContent('Quien elijas será la única persona dueña');
    await press(dialog, 'Traspasar');
    await expectOnce(args.onAviso, 'Elige a quién se la traspasas');
    await pick(dialog, 'A quién', 'Gere', /Gerente/);
    await userEvent.type(dialog.getByLabelText('Tu contraseña'), 'garita-demo');
    await press(dialog, 'Traspasar');
    await expectOnce(args.onHandOver, { usuario: 2, clave: 'garita-demo' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Not to oneself; and a wrong password is told at its field. */
export const TraspasoRechazado: Story = {
  args: {
    viewer: STORY_PEOPLE.Fundadora,
    onHandOver: fn(() => Promise.reject(Object.assign(refusal(CLAVES.actualIncorrecta, 400), { campo: 'clave' }))),
  },
  play: async ({ canvas }) => {
    const dialog = await openTraspaso(canvas);
    await userEvent.type(dialog.getByRole('combobox', { name: 'A quién' }), 'e');
    await screen.findByRole('option', { name: /Gerente/ });
    await expect(screen.queryByRole('option', { name: /Fundadora/ })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('option', { name: /Gerente/ }));
    const clave = dialog.getByLabelText('Tu contraseña');
    await userEvent.type(clave, 'no es esta');
    await press(dialog, 'Traspasar');
    await waitFor(() => expect(clave).toHaveAccessibleDescription(CLAVES.actualIncorrecta));
  },
};

/** Nobody else is offered it. */
export const SinTraspaso: Story = {
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Traspasar la agencia' })).not.toBeInTheDocument(),
};
export const TraspasoEnTelefono: Story = { args: { viewer: STORY_PEOPLE.Fundadora, isTraspasando: true }, globals: { viewport: { value: 'phone' } } };
