import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button';
import { stateful } from '../../docs/stateful';
import { closed, expectOnce, findDialog, press } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { letPass } from '../../docs/storyTime';
import { LONG_NAME, SERVER_DOWN } from '../storyData';
import { found, open, USUARIOS_META } from './storyMeta';
import {
  excepcionDe,
  LARGO,
  OFICIAL_I,
  permisosOf,
  UNA_PAGINA,
  USUARIOS_HALLADOS,
} from './storyUsuarios';
import { UsuariosScreen } from './UsuariosScreen';
import type { UsuariosScreenProps } from './UsuariosScreenProps';

const meta = {
  id: 'pantallas-usuarios',
  title: 'Pantallas/Usuarios',
  ...USUARIOS_META,
} satisfies Meta<typeof UsuariosScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the search text and the open person in state, as the app keeps them in the URL. */
const asInTheApp = stateful(
  function Found(props: UsuariosScreenProps) {
    const usuarios = USUARIOS_HALLADOS.filter(({ usuario }) =>
      usuario.toLowerCase().includes(props.texto.toLowerCase()),
    );
    const chosen = USUARIOS_HALLADOS.find(({ id }) => id === props.persona);
    return (
      <UsuariosScreen
        {...props}
        state={found(usuarios)}
        {...(chosen ? open(chosen) : { ficha: { kind: 'notFound' } })}
      />
    );
  },
  { texto: 'onTexto', persona: 'onPersona' },
);

/**
 * The main flow: searching, opening and editing a person. Only the changed fields are sent (USU-01,
 * USU-06, USU-18).
 */
export const ConDatos: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: asInTheApp,
  play: async ({ args, canvas, step }) => {
    await step('Busca a alguien', async () => {
      await expect(canvas.getByText('7 personas')).toBeVisible();
      await expect(canvas.getByText('Despedido')).toBeVisible();
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar por nombre' }), 'OFIC');
      await expectTold(args.onTexto, 'OFIC');
      await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Oficial' }));
    });
    const dialog = await findDialog('Oficial');
    const nombre = dialog.getByRole('textbox', { name: 'Nombre' });
    await step('Sin nombre no se guarda', async () => {
      await userEvent.clear(nombre);
      await press(dialog, 'Guardar');
      await expectOnce(onAviso, 'El nombre no puede estar vacio');
      await waitFor(() =>
        expect(nombre).toHaveAccessibleDescription('El nombre no puede estar vacio'),
      );
    });
    await step('Guarda solo el nombre', async () => {
      await userEvent.type(nombre, 'Oficiala');
      await press(dialog, 'Guardar');
      await waitFor(() => expectOnce(args.onEdit, { id: 4, nombre: 'Oficiala' }));
      await closed();
    });
  },
};

/** The debounced search sends a word once, not letter by letter. */
async function expectTold(onTexto: unknown, texto: string) {
  await expect(onTexto).not.toHaveBeenCalled();
  await letPass(300);
  await expectOnce(onTexto, texto);
}

function WithBack(props: UsuariosScreenProps) {
  const [texto, setTexto] = useState('age');
  return (
    <>
      <Button onPress={() => setTexto('sup')}>Atrás</Button>
      <UsuariosScreen {...props} texto={texto} />
    </>
  );
}

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

/** In a card, the date and hour of the last visit wrap; otherwise they would overflow. */
export const EnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Oficial' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = { args: { state: found([]) } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

export const MuchasFilas: Story = {
  args: { state: found(UNA_PAGINA) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Primeras 50 personas')).toBeVisible();
    await expect(canvas.getByText(/^Solo salen las primeras 50/)).toBeInTheDocument();
  },
};

export const NadieSeLlamaAsi: Story = {
  args: { state: found([]), texto: 'zzz' },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Limpiar búsqueda');
    await expectOnce(args.onTexto, '');
  },
};

export const CargandoPersona: Story = { args: { persona: 4 } };
export const PersonaConError: Story = {
  args: { persona: 4, ficha: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const PersonaDesconocida: Story = { args: { persona: 99, ficha: { kind: 'notFound' } } };
export const PersonaEnTelefono: Story = {
  args: open(OFICIAL_I, permisosOf(OFICIAL_I, { excepciones: { mul: excepcionDe(2, 'Gerente') } })),
  globals: { viewport: { value: 'phone' } },
};

export const TextoLargo: Story = {
  args: { state: found([LARGO]), ...open(LARGO) },
  play: async () =>
    expect((await findDialog(LONG_NAME)).getByRole('textbox', { name: 'Nombre' })).toHaveValue(
      LONG_NAME,
    ),
};
