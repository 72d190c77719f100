import { TODOS_LOS_BLOQUES } from '@garita/domain/agencia/bloques';
import type { Identidad } from '@garita/domain/identidad/identidad';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  choose,
  expectOnce,
  press,
  pressWithKeyboard,
  ready,
} from '../../../docs/storyActs';
import { EMBLEMA_URL, emblemaFile } from '../../../docs/storyEmblema';
import { SERVER_DOWN } from '../../storyData';
import { IdentidadSeccion } from './IdentidadSeccion';

const HASH = 'a'.repeat(64);
const GARITA: Identidad = {
  nombre: 'Agencia Garita',
  siglas: 'GAR',
  firma_desde: 5,
  lema: '',
  color: null,
  emblema: null,
  cartel: '',
  bloques: TODOS_LOS_BLOQUES,
};
const FARO: Identidad = {
  ...GARITA,
  nombre: 'Agencia Faro',
  siglas: 'FAR',
  lema: 'Siempre despiertos',
  color: '#6d28d9',
  emblema: HASH,
};
const categorias = ['Ingreso', 'Vigilancia', 'Guardia', 'Cuerpo', 'Oficiales'].map(
  (n_categoria, at) => ({ id_categoria: at + 1, n_categoria }),
);

const meta = {
  id: 'pantallas-agencia-identidad',
  title: 'Pantallas/Agencia/Identidad',
  component: IdentidadSeccion,
  parameters: {
    estados: { Vacio: 'Siempre hay una identidad: la de Garita.', MuchasFilas: 'No es una lista.' },
  },
  args: {
    state: ready({ identidad: GARITA, categorias }),
    onSave: fn(async () => undefined),
    onEmblema: fn(async () => HASH),
    urlOf: () => EMBLEMA_URL,
  },
} satisfies Meta<typeof IdentidadSeccion>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldOf = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const fileOf = (canvas: Canvas) => canvas.getByLabelText('Imagen del emblema');
const titulos = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Bloques de la portada' }))
    .getAllByRole('switch')
    .map((each) => each.closest('label')?.textContent);

/** Only changed fields are sent, each with its previous value. */
export const ConDatos: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Nombre, siglas y desde dónde se firma', async () => {
      await userEvent.clear(fieldOf(canvas, 'Nombre'));
      await userEvent.type(fieldOf(canvas, 'Nombre'), 'Agencia Faro');
      await userEvent.clear(fieldOf(canvas, 'Siglas'));
      await userEvent.type(fieldOf(canvas, 'Siglas'), 'FAR');
      await choose(canvas, /Firma desde la categoría/, '3 · Guardia');
    });
    await step('Emblema y color, que se ven antes de guardar', async () => {
      await userEvent.upload(fileOf(canvas), emblemaFile());
      await canvas.findByRole('button', { name: 'Quitar' });
      await press(canvas, 'Violeta');
      await expect(
        canvas.getByText('En el tema oscuro se aclara bastante para que se lea.'),
      ).toBeVisible();
      await expect(
        canvas.getByRole('img', { name: 'Así se ve en el tema claro' }).getAttribute('style'),
      ).toContain('--petroleo: #6d28d9');
    });
    await step('Guarda los cinco a la vez', async () => {
      await expect(canvas.getByText('5 cambios sin guardar')).toBeVisible();
      await press(canvas, 'Guardar');
      await expectOnce(args.onSave, {
        data: {
          nombre: 'Agencia Faro',
          siglas: 'FAR',
          firma_desde: 3,
          emblema: HASH,
          color: '#6d28d9',
        },
        previos: {
          nombre: 'Agencia Garita',
          siglas: 'GAR',
          firma_desde: 5,
          emblema: null,
          color: null,
        },
      });
    });
  },
};

export const ConEmblema: Story = {
  args: { state: ready({ identidad: FARO, categorias }) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Quitar');
    await expect(canvas.getByRole('button', { name: 'Elegir imagen' })).toBeVisible();
    await press(canvas, 'Guardar');
    await expectOnce(args.onSave, { data: { emblema: null }, previos: { emblema: HASH } });
  },
};

let arrive: (hash: string) => void = () => undefined;

/** A save waits for a pending upload. */
export const EmblemaEnCamino: Story = {
  args: { onEmblema: fn(() => new Promise<string>((resolve) => (arrive = resolve))) },
  play: async ({ canvas, args, step }) => {
    await step('Mientras se sube, no se guarda', async () => {
      await userEvent.upload(fileOf(canvas), emblemaFile());
      await userEvent.type(fieldOf(canvas, 'Lema'), 'Siempre encendido');
      await waitFor(() => expect(args.onEmblema).toHaveBeenCalledOnce());
      await press(canvas, /Guardar/);
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Ya está: van juntos', async () => {
      arrive(HASH);
      await canvas.findByText('2 cambios sin guardar');
      await press(canvas, 'Guardar');
      await expectOnce(args.onSave, {
        data: { emblema: HASH, lema: 'Siempre encendido' },
        previos: { emblema: null, lema: '' },
      });
    });
  },
};

export const EmblemaRechazado: Story = {
  args: {
    onEmblema: fn(() =>
      Promise.reject(
        Object.assign(new Error('El portal ya guarda tantas imágenes como puede'), {
          httpStatus: 409,
        }),
      ),
    ),
  },
  play: async ({ canvas, args, step }) => {
    await step('Un SVG no es una imagen que valga', async () => {
      await userEvent.upload(
        fileOf(canvas),
        new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'emblema.png', {
          type: 'image/png',
        }),
      );
      await expect(
        await canvas.findByText('Elige una imagen PNG, WebP o GIF que no esté dañada'),
      ).toBeVisible();
    });
    await step('Una que pesa demasiado no se lee', async () => {
      await userEvent.upload(
        fileOf(canvas),
        new File([new Uint8Array(300 * 1024)], 'enorme.png', { type: 'image/png' }),
      );
      await expect(await canvas.findByText('La imagen puede ocupar hasta 256 kB')).toBeVisible();
      await expect(args.onEmblema).not.toHaveBeenCalled();
    });
    await step('Lo que dice el servidor se lee igual', async () => {
      await userEvent.upload(fileOf(canvas), emblemaFile());
      await expect(
        await canvas.findByText('El portal ya guarda tantas imágenes como puede'),
      ).toBeVisible();
    });
  },
};

/** For a colour that is hard to read, the field says how each theme adapts it. */
export const ColorDeNeon: Story = {
  play: async ({ canvas, args, step }) => {
    const codigo = fieldOf(canvas, 'Código');
    await step('Se oscurece donde hace falta, y se dice', async () => {
      await userEvent.type(codigo, '#39ff14');
      await expect(
        canvas.getByText('En el tema claro se oscurece bastante para que se lea.'),
      ).toBeVisible();
    });
    await step('Por el tono se llega a cualquier otro', async () => {
      const tono = canvas.getByRole('slider', { name: 'Tono' });
      fireEvent.change(tono, { target: { value: '250' } });
      await expect(codigo).not.toHaveValue('#39ff14');
      await expect(tono).toHaveValue('250');
    });
    await step('Un código a medias no se guarda', async () => {
      await userEvent.clear(codigo);
      await userEvent.type(codigo, '#39f');
      await press(canvas, 'Guardar');
      await waitFor(() => expect(codigo).toHaveFocus());
      await expect(codigo).toHaveAccessibleDescription('Escribe el color como #0b5c5e');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const OrdenaLaPortada: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Las horas, delante de todo', async () => {
      await pressWithKeyboard(canvas, 'Subir Horas de paga');
      await pressWithKeyboard(canvas, 'Subir Horas de paga');
      await expect(titulos(canvas)).toEqual([
        'Horas de paga',
        'Equipo de administración',
        'Empleados del mes',
        'Membresías',
        'Comunidad',
      ]);
      await expect(canvas.getByRole('button', { name: 'Subir Horas de paga' })).toBeDisabled();
    });
    await step('Sin membresías, que quedan al final por si vuelven', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Membresías' }));
      await expect(titulos(canvas).at(-1)).toBe('Membresías');
    });
    await step('Guarda el orden', async () => {
      await userEvent.type(fieldOf(canvas, 'Cartel'), 'Guardamos la costa.');
      await press(canvas, 'Guardar');
      await expectOnce(args.onSave, {
        data: {
          bloques: ['horas', 'administracion', 'empleados', 'comunidad'],
          cartel: 'Guardamos la costa.',
        },
        previos: { bloques: TODOS_LOS_BLOQUES, cartel: '' },
      });
    });
  },
};

/** Another user has changed the same field: the save is refused and the typed text stays. */
export const CambiadaMientrasTanto: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        Object.assign(new Error('Alguien lo ha cambiado mientras tanto: Lema.'), {
          httpStatus: 409,
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(fieldOf(canvas, 'Lema'), 'Siempre despiertos');
    await press(canvas, 'Guardar');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Alguien lo ha cambiado mientras tanto: Lema.',
    );
    await expect(fieldOf(canvas, 'Lema')).toHaveValue('Siempre despiertos');
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const EnTelefono: Story = {
  args: { state: ready({ identidad: FARO, categorias }) },
  globals: { viewport: { value: 'narrow' } },
};
export const EnOscuro: Story = {
  args: { state: ready({ identidad: FARO, categorias }) },
  globals: { tema: 'oscuro' },
};
