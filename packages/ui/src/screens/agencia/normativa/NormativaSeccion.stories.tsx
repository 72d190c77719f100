import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import type { Normativa } from '@garita/domain/normativa/normativa';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  choose,
  closed,
  expectOnce,
  findDialog,
  holdAnswer,
  openDialog,
  openQuestion,
  press,
  ready,
} from '../../../docs/storyActs';
import { NORMATIVA_PROPIA, publicada, toWire } from '../../normativa/storyNormativa';
import { CROWD, forever, PERSONAS, refusal, SERVER_DOWN } from '../../storyData';
import { NormativaSeccion } from './NormativaSeccion';
import type { BorradorEnviado } from './useBorrador';

const aceptaciones = {
  version: 3,
  personas: PERSONAS.map((persona, index) => ({
    ...persona,
    aceptada: index % 3 === 0 ? '2026-11-21T18:30:00.000Z' : null,
  })),
};
const SIN_BORRADOR = { numero: 4, contenido: null, editado: null, autor: null };
const borrador = (contenido: Normativa, numero = 5) => ({
  numero,
  contenido: toWire(contenido),
  editado: '2026-11-21T18:30:00.000Z',
  autor: 'Gerente',
});

type Save = (enviado: BorradorEnviado) => Promise<unknown>;

const meta = {
  id: 'pantallas-agencia-normativa',
  title: 'Pantallas/Agencia/Normativa',
  component: NormativaSeccion,
  args: {
    state: ready({ publicada: publicada(NORMATIVA_PROPIA, 3), borrador: SIN_BORRADOR }),
    aceptaciones: ready({ aceptaciones }),
    onSave: fn<Save>(async () => undefined),
    onPublish: fn(async () => undefined),
  },
} satisfies Meta<typeof NormativaSeccion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is published yet, so people have nothing to accept. */
export const SinPublicar: Story = {
  args: {
    state: ready({ publicada: publicada(NORMATIVA_PROPIA, 1), borrador: SIN_BORRADOR }),
    aceptaciones: ready({ aceptaciones: { ...aceptaciones, version: 1 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nadie tiene que aceptar la del portal\./)).toBeVisible();
    await expect(
      canvas.queryByRole('list', { name: 'Falta por aceptarla' }),
    ).not.toBeInTheDocument();
  },
};

export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    await step('Añade una infracción, con el código que sigue', async () => {
      const dialog = await openDialog(canvas, 'Añadir infracción');
      await press(dialog, 'Añadir');
      await expect(
        dialog.getByRole('textbox', { name: 'Qué no se debe hacer' }),
      ).toHaveAccessibleDescription('Ponle un código y un texto a cada infracción.');
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Qué no se debe hacer' }),
        'Dormirse de guardia',
      );
      await choose(dialog, /Gravedad/, 'Intermedia');
      await expect(dialog.getByRole('textbox', { name: 'Código' })).toHaveValue('MI-7');
      await press(dialog, 'Añadir');
      await closed();
    });
    await step('Sube una y retira otra, que se puede recuperar', async () => {
      await press(canvas, 'Subir: ML-2');
      await press(canvas, 'Más acciones de ML-9');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Retirar' }));
      await expect(canvas.getByRole('button', { name: 'Recuperar ML-9' })).toBeVisible();
    });
    await step('Dice qué cambia, y lo guarda de una vez', async () => {
      const cambios = within(canvas.getByRole('list', { name: 'Qué cambia' }));
      await expect(cambios.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Nueva infracción MI-7 (Intermedia): Dormirse de guardia',
        'Se retira la infracción ML-9: Llegar tarde',
        'Las infracciones cambian de orden',
      ]);
      await expect(canvas.getByText('3 cambios sin guardar')).toBeVisible();
      await press(canvas, 'Guardar borrador');
      await expect(args.onSave).toHaveBeenCalledTimes(1);
      await expect(args.onSave).toHaveBeenCalledWith({
        numero: 4,
        contenido: expect.objectContaining({ articulos: NORMATIVA_PROPIA.articulos }),
      });
    });
  },
};

const CAMBIADA: Normativa = {
  ...NORMATIVA_PROPIA,
  nota: '',
  infracciones: [
    ...NORMATIVA_PROPIA.infracciones,
    { codigo: 'MA-5', tipo: 'MA', texto: 'Filtrar conversaciones' },
  ],
};
const conBorrador = {
  state: ready({ publicada: publicada(NORMATIVA_PROPIA, 3), borrador: borrador(CAMBIADA) }),
};

export const BorradorSinPublicar: Story = {
  args: conBorrador,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Borrador sin publicar: 2 cambios')).toBeVisible();
    const question = await openQuestion(canvas, 'Publicar…', '¿Publicar la versión 4?');
    await expect(
      question.getByText('Nueva infracción MA-5 (Grave): Filtrar conversaciones'),
    ).toBeVisible();
    await press(question, 'Publicar');
    await expectOnce(args.onPublish, { numero: 5 });
    await closed();
  },
};

export const NoSePuedePublicar: Story = {
  args: {
    state: ready({
      publicada: publicada(NORMATIVA_PROPIA, 3),
      borrador: borrador({ ...CAMBIADA, infracciones: [{ codigo: 'X', tipo: 'NO', texto: 'a' }] }),
    }),
  },
  play: async ({ canvas }) => {
    const question = await openQuestion(canvas, 'Publicar…', '¿Publicar la versión 4?');
    await expect(question.getByRole('alert')).toHaveTextContent(
      'La infracción X es de un tipo de falta que no existe.',
    );
    await expect(question.getByRole('button', { name: 'Publicar' })).toBeDisabled();
    await press(question, 'Cancelar');
    await closed();
  },
};

export const DescartaElBorrador: Story = {
  args: conBorrador,
  play: async ({ args, canvas }) => {
    await press(
      await openQuestion(canvas, 'Descartar borrador', '¿Descartar el borrador?'),
      'Descartar',
    );
    await expectOnce(args.onSave, { numero: 5, contenido: null });
    await closed();
  },
};

export const Castigos: Story = {
  play: async ({ args, canvas, step }) => {
    const dialog = await openDialog(canvas, 'Editar: Leve', 'Editar Leve');
    await step('El código no se toca: con él se cuentan las faltas', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Código' })).toBeDisabled();
    });
    await step('La segunda vez pasa a ser una multa de 10', async () => {
      await choose(dialog, /^Añadir minutos/, 'Multa');
      const creditos = dialog.getByRole('textbox', { name: 'Créditos' });
      await userEvent.clear(creditos);
      await userEvent.type(creditos, '10');
      await userEvent.tab();
      await press(dialog, 'Aplicar');
      await closed();
    });
    await step('Se dice en palabras', async () => {
      await expect(
        canvas.getByText(/^Castigos de Leve: Advertencia → Multa de 10c → Pasa a falta intermedia/),
      ).toBeVisible();
      await press(canvas, 'Descartar');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
};

export const Articulos: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Añadir artículo');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Título' }), 'Uniforme');
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Texto' }),
      '- **Gorra**{enter}- <b>botas</b>',
    );
    const preview = within(dialog.getByRole('region', { name: 'Cómo se leerá' }));
    await expect(preview.getByRole('heading', { name: 'Uniforme' })).toBeVisible();
    await expect(preview.getAllByRole('listitem').map(({ innerHTML }) => innerHTML)).toEqual([
      '<strong>Gorra</strong>',
      '&lt;b&gt;botas&lt;/b&gt;',
    ]);
    await press(dialog, 'Añadir');
    await closed();
    await expect(canvas.getByText('Nuevo artículo: Uniforme')).toBeVisible();
  },
};

/** Another user has saved a draft meanwhile: the save is refused, and the typed text stays. */
export const OtroBorrador: Story = {
  args: {
    onSave: fn<Save>(() =>
      Promise.reject(
        refusal(
          'Alguien ha cambiado el borrador mientras tanto. Vuelve a cargarlo para ver cómo está ahora.',
          409,
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Normas de Recursos Humanos' }),
      '{enter}Otra norma.',
    );
    await press(canvas, 'Guardar borrador');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Alguien ha cambiado el borrador',
    );
    await expect(canvas.getByText('Nueva norma del personal: Otra norma.')).toBeVisible();
  },
};

export const QuienLaHaAceptado: Story = {
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('list', { name: 'Falta por aceptarla' })).getAllByRole('listitem'),
    ).toHaveLength(6);
    await press(canvas, 'Ver quién la ha aceptado (4)');
    await expect(
      within(canvas.getByRole('list', { name: 'La han aceptado' })).getAllByRole('listitem'),
    ).toHaveLength(4);
  },
};

export const Guardando: Story = {
  args: { onSave: fn<Save>(forever) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Bajar: ML-1');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Guardar borrador' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

const server = holdAnswer();

/** An edit made during a save is kept. */
export const EscribeMientrasGuarda: Story = {
  render: function Slow(args) {
    const [guardado, setGuardado] = useState(
      SIN_BORRADOR as ReturnType<typeof borrador> | typeof SIN_BORRADOR,
    );
    const onSave = async (enviado: BorradorEnviado) => {
      await args.onSave(enviado);
      await server.wait();
      setGuardado(borrador(enviado.contenido as Normativa, enviado.numero + 1));
    };
    return (
      <NormativaSeccion
        {...args}
        state={ready({ publicada: publicada(NORMATIVA_PROPIA, 3), borrador: guardado })}
        onSave={onSave}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const normas = canvas.getByRole('textbox', { name: 'Normas de Recursos Humanos' });
    await userEvent.type(normas, '{enter}Otra norma.');
    await press(canvas, 'Guardar borrador');
    await userEvent.type(normas, ' Y más.');
    server.answer();
    await waitFor(() => expect(canvas.getByText('1 cambio sin guardar')).toBeVisible());
    await expect((normas as HTMLTextAreaElement).value).toMatch(/Otra norma\. Y más\.$/);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Guardar borrador' })).not.toHaveAttribute(
        'data-pending',
      ),
    );
    await press(canvas, 'Guardar borrador');
    await expect(args.onSave).toHaveBeenLastCalledWith({
      numero: 5,
      contenido: expect.objectContaining({
        personal: expect.arrayContaining(['Otra norma. Y más.']),
      }),
    });
  },
};

export const LaDelPortal: Story = {
  args: {
    state: ready({
      publicada: publicada(NORMATIVA_INICIAL, 1),
      borrador: { ...SIN_BORRADOR, numero: 0 },
    }),
  },
};
export const Vacio: Story = {
  args: {
    state: ready({
      publicada: publicada({ ...NORMATIVA_INICIAL, infracciones: [], personal: [], nota: '' }, 2),
      borrador: SIN_BORRADOR,
    }),
  },
};
export const Cargando: Story = {
  args: { state: { kind: 'loading' }, aceptaciones: { kind: 'loading' } },
};
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: {
    state: ready({
      publicada: publicada(
        {
          ...NORMATIVA_PROPIA,
          infracciones: Array.from({ length: 150 }, (_, n) => ({
            codigo: `ML-${n}`,
            tipo: 'ML',
            texto: `Infracción número ${n}`,
          })),
        },
        3,
      ),
      borrador: SIN_BORRADOR,
    }),
    aceptaciones: ready({
      aceptaciones: {
        version: 3,
        personas: CROWD.slice(0, 1000).map((persona) => ({ ...persona, aceptada: null })),
      },
    }),
  },
};
export const EnTelefono: Story = { args: conBorrador, globals: { viewport: { value: 'narrow' } } };
export const ArticuloEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await press(canvas, 'Añadir artículo');
    await expect(
      (await findDialog('Añadir artículo')).getByRole('textbox', { name: 'Texto' }),
    ).toBeVisible();
  },
};
