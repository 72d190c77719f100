import { splitMomento } from '@garita/domain/fichajes/parseMomento';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { confirmWithKeyboard } from '../../docs/confirmWithKeyboard';
import { closed, expectOnce, findDialog, findQuestion, press } from '../../docs/storyActs';
import { STORY_PEOPLE } from '../../docs/storyPeople';
import { LONG_NAME, refusal, SERVER_DOWN } from '../storyData';
import { FichajeScreen } from './FichajeScreen';
import { ACTIVOS, AHORA, abiertoHace, cerradoHace, MULTITUD, PASADOS } from './storyFichajes';
import { FICHAJE_META, inside, own } from './storyMeta';

const meta = {
  id: 'pantallas-fichaje',
  title: 'Pantallas/Fichaje',
  ...FICHAJE_META,
  args: { ...FICHAJE_META.args, viewer: STORY_PEOPLE.Gerente },
} satisfies Meta<typeof FichajeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A user of category 10 sees all open records, and closes the records of people of a lower category
 * (FIC-07 to FIC-09).
 */
export const Gerencia: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas }) => {
    const headers = within(
      await canvas.findByRole('table', { name: 'Fichajes activos' }),
    ).getAllByRole('rowheader');
    await expect(headers.map((cell) => cell.querySelector('[translate=no]')?.textContent)).toEqual([
      'Supervisora',
      'Fundadora',
      'Sra.Quintana',
      'Oficial',
      'Gerente',
      'Agente',
    ]);
    await expect(
      canvas.queryByRole('button', { name: /Cerrar: (Fundadora|Gerente)/ }),
    ).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar: Supervisora' }));
    const dialog = await findQuestion('¿Cerrar el fichaje?');
    await expect(dialog.getByText(/se le contarán/)).toHaveTextContent('4h 14m');
    await press(dialog, 'Cerrar fichaje');
    await expectOnce(args.onClockOut, 603);
    await closed();
  },
};

/** A record of over sixteen hours is marked: the viewer's or another person's, open or closed. */
export const DeMas: Story = {
  args: {
    state: own(
      abiertoHace(961, { usuario: 2, usuarioNombre: 'Gerente' }),
      cerradoHace(3, 962),
      cerradoHace(5, 960),
    ),
    activos: inside([
      abiertoHace(961),
      abiertoHace(960, { id: 901, usuario: 5, usuarioNombre: 'Agente' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('region', { name: 'Tu fichaje' })).getByText('Más de 16 h'),
    ).toBeVisible();
    const marked = within(
      await canvas.findByRole('region', { name: 'Fichajes activos' }),
    ).getAllByText('Más de 16 h');
    await expect(
      marked.map((one) => one.closest('tr, article')?.querySelector('[translate=no]')?.textContent),
    ).toEqual(['Oficial']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Mis días' }));
    await expect(within(canvas.getByRole('tabpanel')).getAllByText('Más de 16 h')).toHaveLength(2);
  },
};

const PARECE_FUERA = abiertoHace(95, {
  olvidada: { visto: new Date(AHORA - 35 * 60_000).toISOString() },
});

/** A person whose avatar has left: closing proposes the time when the avatar was last seen. */
export const SalidaOlvidada: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    activos: inside([
      PARECE_FUERA,
      abiertoHace(40, { id: 901, usuario: 5, usuarioNombre: 'Agente', olvidada: { visto: null } }),
    ]),
  },
  play: async ({ args, canvas, step }) => {
    await expect(await canvas.findAllByText('¿Se fue?')).toHaveLength(2);
    await step('Propone la hora y el motivo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cerrar: Oficial' }));
      const dialog = await findDialog('¿Cuándo salió Oficial?');
      await expect(dialog.getByRole('textbox', { name: 'Hora' })).toHaveValue(
        splitMomento(AHORA - 35 * 60_000).hora,
      );
      await expect(dialog.getByText(/Avatar visto por última vez a las/)).toBeVisible();
      await expect(dialog.getByText('Se le contarán 1h.')).toBeVisible();
      await press(dialog, 'Cerrar fichaje');
    });
    await expectOnce(args.onClockOut, 900, {
      salida: new Date(AHORA - 35 * 60_000).toISOString(),
      motivo: FICHAJES.olvidada,
    });
    await closed();
  },
};

export const SalidaOlvidadaEnTelefono: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { activos: inside([PARECE_FUERA]) },
};

export const GerenciaEnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const GerenciaMisDias: Story = {
  args: { state: own(...PASADOS) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Mis días' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('20 nov 2026');
  },
};

export const CierreSoloTeclado: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: function Closing(args) {
    const [activos, setActivos] = useState(ACTIVOS);
    const onClockOut = async (id: number) => {
      await args.onClockOut(id);
      setActivos((before) => before.filter((one) => one.id !== id));
    };
    return <FichajeScreen {...args} activos={inside(activos)} onClockOut={onClockOut} />;
  },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Cerrar: Agente' })).focus();
    await userEvent.keyboard('{Enter}');
    await confirmWithKeyboard('¿Cerrar el fichaje?');
    await closed();
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Fichajes activos' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('button', { name: 'Cerrar: Agente' })).not.toBeInTheDocument();
  },
};

export const YaCerrado: Story = {
  args: {
    onClockOut: fn(
      (_id: number): Promise<unknown> => Promise.reject(refusal('Ese fichaje ya se cerró.', 409)),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar: Agente' }));
    await press(await screen.findByRole('alertdialog'), 'Cerrar fichaje');
    await expect(
      await screen.findByRole('alertdialog', { name: 'No se ha hecho' }),
    ).toHaveTextContent('Ese fichaje ya se cerró.');
  },
};

export const NadieDentro: Story = { args: { state: own(...PASADOS), activos: inside([]) } };
export const ActivosCargando: Story = { args: { activos: { kind: 'loading' } } };
export const ActivosConError: Story = {
  args: { activos: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const ActivosMultitud: Story = { args: { activos: inside(MULTITUD) } };
export const TextoLargo: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { activos: inside([abiertoHace(6000, { usuario: 77, usuarioNombre: LONG_NAME })]) },
};

/** The real exit is not in the future, not before the entry, and has a reason. */
export const SalidaReal: Story = {
  play: async ({ args, canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar: Supervisora' }));
    await press(await findQuestion('¿Cerrar el fichaje?'), 'Salió antes');
    const dialog = await findDialog('¿Cuándo salió Supervisora?');
    const hora = dialog.getByRole('textbox', { name: 'Hora' });
    // Supervisora's entry. The form takes hours of the reader's zone.
    const entrada = Date.parse('2026-11-21T14:16:00.000Z');
    const write = async (at: number) => {
      await userEvent.clear(hora);
      await userEvent.type(hora, splitMomento(at).hora);
    };
    await step('Pide la hora y dice qué no puede ser', async () => {
      await press(dialog, 'Cerrar fichaje');
      await expect(
        await dialog.findByText('Pon el día y la hora de la salida, como 18:30.'),
      ).toBeVisible();
      await write(entrada - 60_000);
      await press(dialog, 'Cerrar fichaje');
      await expect(
        await dialog.findByText('La salida no puede ser anterior a la entrada.'),
      ).toBeVisible();
      await write(AHORA + 60_000);
      await press(dialog, 'Cerrar fichaje');
      await expect(await dialog.findByText('La salida no puede estar en el futuro.')).toBeVisible();
    });
    await step('Pide el motivo, y cierra', async () => {
      await write(entrada + 90 * 60_000);
      await expect(dialog.getByText('Se le contarán 1h 30m.')).toBeVisible();
      await press(dialog, 'Cerrar fichaje');
      await expect(await dialog.findByText('Di por qué.')).toBeVisible();
      await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Se le olvidó');
      await press(dialog, 'Cerrar fichaje');
      await waitFor(() =>
        expectOnce(args.onClockOut, 603, {
          salida: '2026-11-21T15:46:00.000Z',
          motivo: 'Se le olvidó',
        }),
      );
      await closed();
    });
  },
};

export const CierraUnoDeMas: Story = {
  args: {
    activos: inside([
      abiertoHace(1_000, { id: 901, usuario: 5, usuarioNombre: 'Agente', id_categoria: 3 }),
    ]),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar: Agente' }));
    await expect(
      (await findDialog('¿Cuándo salió Agente?')).getByRole('textbox', { name: 'Motivo' }),
    ).toBeVisible();
  },
};
