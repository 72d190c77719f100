import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Reloadable } from '../../docs/Reloadable';
import {
  type Canvas,
  choose,
  closed,
  expectOnce,
  findQuestion,
  holdsThePage,
  press,
  ready,
  take,
} from '../../docs/storyActs';
import { keptDraft } from '../../form/keptDraft';
import { refusal, SERVER_DOWN } from '../storyData';
import {
  CheckedScreen,
  codigosOf,
  ESCALA,
  HOJA_DE_AGENCIA,
  LISTA,
  MISIONES,
  PENDIENTES,
} from './storyAlta';

const meta = {
  id: 'pantallas-traergente',
  title: 'Pantallas/Traer gente',
  component: CheckedScreen,
  args: {
    state: ready({ misiones: MISIONES, pendientes: [] }),
    previa: { kind: 'loading' },
    borrador: null,
    onFilas: fn(),
    onAlta: fn(async (filas) => codigosOf(filas)),
    onCodigos: fn(async (ids) => codigosOf(PENDIENTES.filter(({ id }) => ids.includes(id)))),
    onCopy: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof CheckedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function paste(canvas: Canvas, texto: string) {
  await userEvent.click(canvas.getByLabelText('Pega la lista'));
  await userEvent.paste(texto);
}
const lineOf = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('listitem', { name }));

export const ConDatos: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Pega la lista y ve qué es cada columna', async () => {
      await paste(canvas, LISTA);
      await expect(await canvas.findByRole('button', { name: /Nombre.*Keko$/ })).toHaveTextContent(
        'Nombre',
      );
      await expect(canvas.getByRole('button', { name: /Notas$/ })).toHaveTextContent('No se usa');
      await expect(canvas.getByText('36 listas, 3 por arreglar, 1 ya estaba')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Dar de alta' })).toBeDisabled();
    });
    await step('Arregla las tres: con la propuesta, con otra y a mano', async () => {
      await press(canvas, /^Oficial II\s+para Oficail II$/);
      await press(lineOf(canvas, /Cira/) as unknown as Canvas, 'Sin firma');
      const nombre = lineOf(canvas, /Ana Ruiz/).getByLabelText('Nombre');
      await userEvent.clear(nombre);
      await userEvent.type(nombre, 'Ana_Ruiz{Enter}');
      await expect(await canvas.findByText('39 listas, 1 ya estaba')).toBeVisible();
    });
    await step('Da de alta y recibe los códigos', async () => {
      await press(canvas, 'Dar de alta');
      await press(await findQuestion('¿Dar de alta a 39 personas?'), 'Dar de alta');
      await expect(
        await canvas.findByRole('heading', { name: '40 personas dadas de alta' }),
      ).toBeVisible();
      await press(canvas, 'Copiar todos');
      await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('Ana_Ruiz: k7pm-'));
      await press(canvas, 'Terminar');
      await expectOnce(args.onDone);
    });
  },
};

const KEPT = 'garita-historia-alta';

/** A pasted list and its corrections survive a reload, until the people are imported. */
export const TrasRecargar: Story = {
  args: { borrador: KEPT },
  render: (args) => (
    <Reloadable>
      <CheckedScreen {...args} />
    </Reloadable>
  ),
  play: async ({ canvas, step }) => {
    keptDraft.forget(KEPT);
    await press(canvas, 'Recargar');
    await paste(canvas, LISTA);
    await press(canvas, /^Oficial II\s+para Oficail II$/);
    await press(lineOf(canvas, /Cira/) as unknown as Canvas, 'Sin firma');
    await step('Sigue por donde iba', async () => {
      await press(canvas, 'Recargar');
      await expect(await canvas.findByText('38 listas, 1 por arreglar, 1 ya estaba')).toBeVisible();
      await press(canvas, 'AnaRuiz');
    });
    await step('Y no queda nada al terminar', async () => {
      await press(canvas, 'Dar de alta');
      await press(await findQuestion('¿Dar de alta a 39 personas?'), 'Dar de alta');
      await expect(
        await canvas.findByRole('heading', { name: '40 personas dadas de alta' }),
      ).toBeVisible();
      await press(canvas, 'Recargar');
      await expect(canvas.getByLabelText('Pega la lista')).toHaveValue('');
    });
  },
};

/** One choice corrects all names with spaces, in one of two ways. */
export const NombresConEspacios: Story = {
  play: async ({ canvas, args }) => {
    await paste(
      canvas,
      'Keko\tRango\nAna Ruiz\tRecluta\nLuz  de Luna\tRecluta\n?Que!\tRecluta\nI1l O0\tAspirante\n',
    );
    await expect(
      await canvas.findByText('3 nombres llevan espacios, y aquí no pueden'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Unirlos con _: Ana_Ruiz' }));
    await expect(await canvas.findByText('4 listas')).toBeVisible();
    await expect(args.onFilas).toHaveBeenLastCalledWith([
      expect.objectContaining({ usuario: 'Ana_Ruiz' }),
      expect.objectContaining({ usuario: 'Luz_de_Luna' }),
      expect.objectContaining({ usuario: '?Que!' }),
      expect.objectContaining({ usuario: 'I1l_O0' }),
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Quitarlos: AnaRuiz' }));
    await expect(args.onFilas).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ usuario: 'LuzdeLuna' })]),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Arreglarlos uno a uno' }));
    await expect(await canvas.findByText('1 lista, 3 por arreglar')).toBeVisible();
  },
};

export const PorArreglar: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, LISTA);
    await expect(await canvas.findByText('Por arreglar')).toBeVisible();
  },
};
export const PorArreglarEnTelefono: Story = {
  ...PorArreglar,
  globals: { viewport: { value: 'phone' } },
};

export const ColumnasCorregidas: Story = {
  play: async ({ canvas, args, step }) => {
    await paste(canvas, 'Ana\tx\nBea\ty\n');
    await step('La segunda columna no es la misión', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Columna 2/ }));
      await take('No se usa');
      await userEvent.click(canvas.getByRole('button', { name: /Misión de todas/ }));
      await take('Recluta · Ingreso');
      await expect(await canvas.findByText('2 listas')).toBeVisible();
    });
    await expect(args.onFilas).toHaveBeenLastCalledWith([
      expect.objectContaining({ fila: 1, usuario: 'Ana', mision: 'Recluta' }),
      expect.objectContaining({ fila: 2, usuario: 'Bea', mision: 'Recluta' }),
    ]);
  },
};

/**
 * A messy sheet: titles above the header row, names from a chat, dates in words, unused columns.
 */
export const HojaRevuelta: Story = {
  play: async ({ canvas, args, step }) => {
    await step('Encuentra la cabecera y limpia los nombres', async () => {
      await paste(
        canvas,
        'Plantilla de la Policía\t\t\t\nKeko\tRango\tAlta\tTeléfono\n\u2068?Que!\u2069\tRecluta\t25-mar-26\t600\n\u200bÑoño_77\tRecluta\t25-mar\t\n',
      );
      await expect(await canvas.findByRole('button', { name: /Cabecera$/ })).toHaveTextContent(
        'Línea 2: Keko · Rango · Alta · Teléfono',
      );
      await expect(
        canvas.getByText(
          'Una columna no se usa, y lo que dice no se guarda: «Teléfono» (1 línea).',
        ),
      ).toBeVisible();
    });
    await step('Propone el día al que le falta el año', async () => {
      await press(lineOf(canvas, /Ñoño_77/) as unknown as Canvas, '2026-03-25');
      await expect(await canvas.findByText('2 listas')).toBeVisible();
    });
    await expect(args.onFilas).toHaveBeenLastCalledWith([
      expect.objectContaining({ fila: 3, usuario: '?Que!', ingreso: '2026-03-25' }),
      expect.objectContaining({ fila: 4, usuario: 'Ñoño_77', ingreso: '2026-03-25' }),
    ]);
  },
};

/** Counts presses; a paste counts as two, for its two keys. */
function countPresses(page: Document): () => number {
  let presses = 0;
  page.addEventListener('pointerdown', () => presses++, true);
  page.addEventListener('paste', () => (presses += 2), true);
  return () => presses;
}

/** An agency's spreadsheet, from pasting to the entry codes, in few presses. */
export const HojaDeAgencia: Story = {
  args: { state: ready({ misiones: ESCALA, pendientes: [] }) },
  play: async ({ canvas, canvasElement, args, step }) => {
    const presses = countPresses(canvasElement.ownerDocument);
    await step('La pega: dice qué ha dejado fuera', async () => {
      await paste(canvas, HOJA_DE_AGENCIA);
      await press(canvas, 'He dejado fuera 9 líneas que no son personas y 3 vacías');
      const fuera = within(canvas.getByRole('group', { name: 'Líneas fuera de la lista' }));
      await expect(fuera.getAllByRole('listitem')).toHaveLength(9);
      await expect(fuera.getByRole('listitem', { name: 'Línea 11' })).toHaveTextContent(
        'Subtotal · 6',
      );
    });
    await step(
      'Acepta las propuestas: cada nombre una vez, y lo que se pierde se dice',
      async () => {
        await expect(canvas.getByText('No hay «Oficial mayor» en tu escalafón.')).toBeVisible();
        await press(canvas, 'Aceptar las 9 propuestas');
        await choose(canvas, /Patrullero \(4\)/, 'Aspirante · Ingreso');
        await expect(canvas.getByRole('button', { name: /Cabo Primero \(10\)/ })).toHaveTextContent(
          'Cabo I · Cabos',
        );
      },
    );
    await step('Quita las firmas que no lo son y el espacio de un nombre', async () => {
      await userEvent.click(
        canvas.getByRole('switch', { name: 'Sin firma donde no tenga tres letras (23)' }),
      );
      await press(canvas, 'LuzNocturna');
      await expect(await canvas.findByText('60 listas')).toBeVisible();
    });
    await step('Da de alta y se lleva los códigos', async () => {
      await press(canvas, 'Dar de alta');
      await press(await findQuestion('¿Dar de alta a 60 personas?'), 'Dar de alta');
      await press(canvas, 'Copiar todos');
      await press(canvas, 'Terminar');
      await expectOnce(args.onDone);
    });
    await expect(presses()).toBeLessThanOrEqual(15);
  },
};
export const HojaDeAgenciaEnTelefono: Story = {
  ...HojaDeAgencia,
  globals: { viewport: { value: 'phone' } },
};

export const HojaPegada: Story = {
  args: { ...HojaDeAgencia.args },
  play: async ({ canvas }) => {
    await paste(canvas, HOJA_DE_AGENCIA);
    await expect(await canvas.findByText('Así se llaman en tu hoja')).toBeVisible();
  },
};

/** A line that was left out or removed can be put back, and a choice can be changed. */
export const VueltaALaLista: Story = {
  play: async ({ canvas, step }) => {
    await paste(canvas, 'Nick\tRango\nOFICIALES\t\nAna\tOf. 2\nBea\tOf. 2\n');
    await step('Una línea que sí era una persona', async () => {
      await press(canvas, 'He dejado fuera 1 línea que no es una persona');
      await press(canvas, 'Volver a poner la línea 2');
      await expect(
        await canvas.findByRole('listitem', { name: 'Línea 2: OFICIALES' }),
      ).toBeVisible();
    });
    await step('La quita otra vez', async () => {
      await press(canvas, 'Quitar a OFICIALES de la lista');
      await expect(
        await canvas.findByRole('button', { name: 'Has quitado 1 línea' }),
      ).toBeVisible();
    });
    await step('Acepta la propuesta y elige otra', async () => {
      await press(canvas, /^Oficial II\s+para Of\. 2$/);
      await choose(canvas, /Of\. 2 \(2\)/, 'Oficial I · Oficiales');
      await expect(await canvas.findByText('2 listas')).toBeVisible();
    });
  },
};

/** A workbook is recognised by its bytes, whatever its extension. */
export const UnLibro: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.ownerDocument.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File(['PK\u0003\u0004'], 'gente.csv', { type: 'text/csv' }));
    await expect(await canvas.findByText(/Es un libro de hoja de cálculo/)).toBeVisible();
  },
};

/** A file in Windows-1252 is recognised and decoded. */
export const UnFichero: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bytes = Uint8Array.from('Nombre;Rango\r\nÑusta;Recluta\r\n', (letter) =>
      letter.charCodeAt(0),
    );
    const input = canvasElement.ownerDocument.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, new File([bytes], 'gente.csv', { type: 'text/csv' }));
    await expect((await canvas.findAllByText('Ñusta'))[0]).toBeVisible();
  },
};

export const NoEsUnaLista: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Revisar la lista');
    await expect(await canvas.findByText('Pega la lista o elige un fichero.')).toBeVisible();
    await paste(canvas, 'Nombre;Rango\nAna;"Recluta\n');
    await expect(
      await canvas.findByText('En la línea 2 faltan las comillas que cierran.'),
    ).toBeVisible();
  },
};

export const CodigosNuevos: Story = {
  args: { state: ready({ misiones: MISIONES, pendientes: PENDIENTES }) },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Códigos nuevos para todas');
    await press(await findQuestion('¿Dar 2 códigos nuevos?'), 'Dar códigos nuevos');
    await closed();
    await expectOnce(args.onCodigos, [8, 9]);
    await expect(await canvas.findByText('Luz.Nocturna')).toBeVisible();
    await expect(holdsThePage()).toBe(true);
    // The page stays until the next screen has loaded.
    await press(canvas, 'Los he guardado');
    await expectOnce(args.onDone);
    await expect(holdsThePage()).toBe(false);
  },
};

export const AltaRechazada: Story = {
  args: {
    onAlta: fn((_filas) =>
      Promise.reject(
        refusal(
          'Alguien acaba de quedarse con uno de esos nombres o firmas. Vuelve a revisar la lista.',
          409,
        ),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await paste(canvas, 'Nombre\tRango\nAna\tRecluta\n');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Dar de alta' })).toBeEnabled());
    await press(canvas, 'Dar de alta');
    const question = await findQuestion('¿Dar de alta a una persona?');
    await press(question, 'Dar de alta');
    await expect(await question.findByText(/Alguien acaba de quedarse/)).toBeVisible();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {};
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };

export const MuchasFilas: Story = {
  play: async ({ canvas }) => {
    const names = Array.from(
      { length: 500 },
      (_, at) => `G${at.toString(2).replaceAll('0', 'a').replaceAll('1', 'e')}\tRecluta`,
    );
    await paste(canvas, ['Nombre\tRango', ...names].join('\n'));
    await expect(await canvas.findByText('500 listas')).toBeVisible();
  },
};
