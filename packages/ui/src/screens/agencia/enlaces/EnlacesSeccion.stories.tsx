import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  choose,
  closed,
  expectOnce,
  openDialog,
  press,
  ready,
} from '../../../docs/storyActs';
import { forever, refusal, SERVER_DOWN } from '../../storyData';
import { EnlacesSeccion } from './EnlacesSeccion';
import type { EnlacesSeccionProps, Prueba } from './EnlacesSeccionProps';
import { AJUSTES_ENLACES, DIEZ_ENLACES } from './storyEnlaces';

const IMAGEN: Prueba = {
  sirve: true,
  texto: 'Responde con una imagen.',
  estado: 200,
  tipo: 'image/png',
  milisegundos: 84,
  destino: null,
};

const meta = {
  id: 'pantallas-agencia-enlaces',
  title: 'Pantallas/Agencia/Enlaces y medios',
  component: EnlacesSeccion,
  args: {
    state: ready({ ajustes: AJUSTES_ENLACES }),
    onSave: fn(async () => undefined),
    onProbar: fn(async () => IMAGEN),
  },
  parameters: { estados: { Vacio: 'El formulario está siempre.' } },
} satisfies Meta<typeof EnlacesSeccion>;

export default meta;
type Story = StoryObj<typeof meta>;

const servicio = (canvas: Canvas, name: string): Canvas =>
  within(canvas.getByRole('group', { name }));

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    const avatar = servicio(canvas, 'Imagen de los avatares');
    await press(avatar, 'Probar');
    await expectOnce(args.onProbar, 'avatar', 'https://avatares.ejemplo.es/{usuario}.png');
    await waitFor(() =>
      expect(avatar.getByRole('status')).toHaveTextContent(
        /Responde con una imagen\.\s?200 · image\/png · 84 ms/,
      ),
    );
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: { state: ready({ ajustes: { ...AJUSTES_ENLACES, enlaces: DIEZ_ENLACES } }) },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const CambiaLaRadio: Story = {
  play: async ({ canvas, args, step }) => {
    const radio = servicio(canvas, 'Audio de la radio');
    await step('Elige una dirección propia, que debe ser segura', async () => {
      await choose(radio, /Audio de la radio$/, 'La nuestra');
      await userEvent.type(
        radio.getByRole('textbox', { name: 'Dirección' }),
        'http://radio.ejemplo.es/vivo',
      );
      await press(canvas, 'Guardar');
      await waitFor(() =>
        expect(radio.getByRole('textbox')).toHaveAccessibleDescription(
          /La dirección debe empezar por https:\/\//,
        ),
      );
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('La corrige y guarda solo lo que cambia', async () => {
      await userEvent.clear(radio.getByRole('textbox'));
      await userEvent.type(radio.getByRole('textbox'), 'https://radio.ejemplo.es/vivo');
      await press(canvas, 'Guardar');
      await expectOnce(args.onSave, {
        data: { radioStream: 'https://radio.ejemplo.es/vivo' },
        previos: { radioStream: 'operador' },
      });
    });
  },
};

export const NoSirve: Story = {
  args: {
    onProbar: fn(async () => ({
      ...IMAGEN,
      sirve: false,
      texto: 'Responde, pero no es una imagen.',
      tipo: 'text/html',
    })),
  },
  play: async ({ canvas }) => {
    const social = servicio(canvas, 'Recuadro de la red social');
    await press(social, 'Probar');
    await waitFor(() =>
      expect(social.getByRole('status')).toHaveTextContent('Responde, pero no es una imagen.'),
    );
    await userEvent.type(social.getByRole('textbox'), 'x');
    await expect(social.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The test sends the paths in the profile. Typing another path clears the result. */
export const PruebaElPerfil: Story = {
  play: async ({ canvas, args }) => {
    const perfil = () => servicio(canvas, 'Perfil de los avatares');
    await press(perfil(), 'Probar');
    await expectOnce(
      args.onProbar,
      'perfil',
      'https://www.ejemplo.es/api/public/users?name={usuario}',
      { perfilMision: null, perfilEnLinea: null },
    );
    await waitFor(() =>
      expect(perfil().getByRole('status')).toHaveTextContent('Responde con una imagen.'),
    );
    const mision = canvas.getByRole('textbox', { name: 'Dónde dice la misión' });
    await userEvent.type(mision, 'data');
    await expect(mision).toHaveFocus();
    await expect(perfil().getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The operator's service may be in the portal's own network, so its address is not shown. */
export const PerfilDelServidor: Story = {
  args: {
    state: ready({
      ajustes: {
        ...AJUSTES_ENLACES,
        perfil: 'operador',
        operador: { ...AJUSTES_ENLACES.operador, perfil: 'operador' },
      },
    }),
  },
  play: async ({ canvas, args, step }) => {
    const perfil = servicio(canvas, 'Perfil de los avatares');
    await step('Se prueba sin verla', async () => {
      await expect(perfil.getByRole('textbox', { name: 'Dirección' })).toHaveValue('');
      await press(perfil, 'Probar');
      await expectOnce(args.onProbar, 'perfil', 'operador', {
        perfilMision: null,
        perfilEnLinea: null,
      });
    });
    await step('La nuestra empieza en blanco', async () => {
      await choose(perfil, /Perfil de los avatares$/, 'La nuestra');
      await expect(perfil.getByRole('textbox', { name: 'Dirección' })).toHaveValue('');
    });
  },
};

export const Probando: Story = {
  args: { onProbar: fn(forever) },
  play: async ({ canvas }) => press(servicio(canvas, 'Recuadro de la red social'), 'Probar'),
};

export const DemasiadasPruebas: Story = {
  args: {
    onProbar: fn(() =>
      Promise.reject(refusal('Demasiados intentos. Espera 15 minutos y vuelve a probar.', 429)),
    ),
  },
  play: async ({ canvas }) => {
    const social = servicio(canvas, 'Recuadro de la red social');
    await press(social, 'Probar');
    await waitFor(() =>
      expect(social.getByRole('status')).toHaveTextContent('Demasiados intentos.'),
    );
  },
};

export const EnlacesPropios: Story = {
  render: function Saving(args: EnlacesSeccionProps) {
    const [ajustes, setAjustes] = useState(AJUSTES_ENLACES);
    const onSave: EnlacesSeccionProps['onSave'] = async (edicion) => {
      await args.onSave(edicion);
      setAjustes((now) => ({ ...now, ...(edicion.data as object) }));
    };
    return <EnlacesSeccion {...args} state={ready({ ajustes })} onSave={onSave} />;
  },
  play: async ({ canvas, args, step }) => {
    const textos = () =>
      canvas.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
    await step('Añade uno', async () => {
      const dialog = await openDialog(canvas, 'Añadir un enlace');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Texto' }), 'Formulario');
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Dirección' }),
        'https://formulario.ejemplo.es/',
      );
      await press(dialog, 'Añadir');
      await closed();
      await expect(textos()).toEqual(['Foro', 'Tienda', 'Formulario']);
    });
    await step('Lo sube dos veces con el teclado, y el foco va con él', async () => {
      canvas.getByRole('button', { name: 'Subir «Formulario»' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Subir «Formulario»' })).toHaveFocus(),
      );
      await userEvent.keyboard('{Enter}');
      await expect(textos()).toEqual(['Formulario', 'Foro', 'Tienda']);
    });
    await step('Quita otro y guarda', async () => {
      await press(canvas, 'Quitar «Tienda»');
      await expect(canvas.getByText('1 cambio sin guardar')).toBeVisible();
      await press(canvas, 'Guardar');
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ previos: { enlaces: AJUSTES_ENLACES.enlaces } }),
      );
      await waitFor(() => expect(canvas.queryByText('1 cambio sin guardar')).toBeNull());
    });
  },
};
