import { CLAVES } from '@garita/domain/sesion/cuenta.textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Canvas, expectOnce } from '../../docs/storyActs';
import { onAviso } from '../../docs/storyNotice';
import { forever, refusal } from '../storyData';
import type { ConfiguracionScreen } from './ConfiguracionScreen';
import { CONFIGURACION_META } from './storyConfiguracion';

const meta = {
  id: 'pantallas-configuracion',
  title: 'Pantallas/Configuración',
  ...CONFIGURACION_META,
} satisfies Meta<typeof ConfiguracionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (canvas: Canvas) => ({
  clavea: canvas.getByLabelText('Contraseña actual'),
  claven: canvas.getByLabelText('Nueva contraseña'),
  rclave: canvas.getByLabelText('Repetir nueva contraseña'),
  cambiar: canvas.getByRole('button', { name: 'Cambiar contraseña' }),
});

/**
 * The rules are checked in this order: no field empty, both new passwords equal, at least eight
 * characters (CFG-04 to CFG-07).
 */
export const ReglasDeLaClave: Story = {
  play: async ({ canvas, args, step }) => {
    const { clavea, claven, rclave, cambiar } = fieldsOf(canvas);
    const refuses = async (field: HTMLElement, texto: string) => {
      await userEvent.click(cambiar);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringContaining(texto)),
      );
      await expect(onAviso).toHaveBeenLastCalledWith(texto);
    };
    await step('Pide las tres', async () => {
      await refuses(clavea, CLAVES.camposVacios);
      await userEvent.type(clavea, 'garita-demo');
      await userEvent.type(claven, 'corta');
      await refuses(rclave, CLAVES.camposVacios);
    });
    await step('Las dos nuevas han de ser la misma', async () => {
      await userEvent.type(rclave, 'larga');
      await refuses(rclave, 'Las claves no son las mismas');
    });
    await step('Y de ocho caracteres', async () => {
      await userEvent.clear(rclave);
      await userEvent.type(rclave, 'corta');
      await refuses(claven, 'La nueva clave debe contener minimo 8 caracteres');
      await expect(args.onChangeClave).not.toHaveBeenCalled();
    });
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
    await expectOnce(args.onChangeClave, {
      clavea: 'la de antes',
      claven: 'la de ahora',
      rclave: 'la de ahora',
    });
  },
};

export const ClaveRechazada: Story = {
  args: {
    onChangeClave: fn(() =>
      Promise.reject(Object.assign(refusal(CLAVES.actualIncorrecta, 400), { campo: 'clavea' })),
    ),
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const { clavea } = fieldsOf(canvas);
    await waitFor(() => expect(clavea).toHaveAccessibleDescription(CLAVES.actualIncorrecta));
    await waitFor(() => expect(clavea).toHaveFocus());
  },
};

export const DebeCambiarClave: Story = {
  args: { debeCambiarClave: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Cambia tu contraseña para seguir.');
    await expect(
      canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
    ).toEqual(['Contraseña', 'Apariencia']);
  },
};
/** Right after the sign-in the page knows the entry code, so the form does not ask for it again. */
export const PrimeraClave: Story = {
  args: { debeCambiarClave: true, claveDada: 'k7pm-x3rt-9wqd-2222' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Contraseña actual')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByLabelText('Nueva contraseña'), 'la de ahora');
    await userEvent.type(canvas.getByLabelText('Repetir nueva contraseña'), 'la de ahora{Enter}');
    await expectOnce(args.onChangeClave, {
      clavea: 'k7pm-x3rt-9wqd-2222',
      claven: 'la de ahora',
      rclave: 'la de ahora',
    });
  },
};
export const DebeCambiarClaveEnTelefono: Story = {
  ...DebeCambiarClave,
  globals: { viewport: { value: 'phone' } },
};
