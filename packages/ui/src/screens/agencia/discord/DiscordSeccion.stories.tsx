import { SUCESOS } from '@garita/domain/webhooks/sucesos';
import { WEBHOOKS as TEXTOS } from '@garita/domain/webhooks/textos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  closed,
  expectOnce,
  findDialog,
  findQuestion,
  openDialog,
  press,
  ready,
} from '../../../docs/storyActs';
import { onAviso } from '../../../docs/storyNotice';
import { forever, refusal, SERVER_DOWN } from '../../storyData';
import { DiscordSeccion } from './DiscordSeccion';
import type { DiscordSeccionProps, Prueba as Resultado } from './DiscordSeccionProps';
import { AVISOS, ENTREGAS, GERENCIA, PRUEBAS } from './storyWebhooks';

/** Keeps the open webhook in state, as the page's address does. */
function WithAddress({ abierto, onAbrir, ...props }: DiscordSeccionProps) {
  const [open, setOpen] = useState(abierto);
  const go = (id: number | null) => {
    onAbrir(id);
    setOpen(id);
  };
  return <DiscordSeccion {...props} abierto={open} onAbrir={go} />;
}

const meta = {
  id: 'pantallas-agencia-discord',
  title: 'Pantallas/Agencia/Discord',
  component: DiscordSeccion,
  render: (args) => <WithAddress {...args} />,
  args: {
    state: ready({ webhooks: [AVISOS, GERENCIA, PRUEBAS] }),
    abierto: null,
    onAbrir: fn(),
    entregas: {
      state: ready({ entregas: ENTREGAS, hayMas: true }),
      onMore: fn(),
      isCargandoMas: false,
      onResend: fn(async () => undefined),
    },
    muestra: {
      agencia: 'Agencia Garita',
      zona: 'America/Mexico_City',
      now: () => Date.parse('2026-11-21T18:30:00.000Z'),
    },
    onCreate: fn(async () => undefined),
    onSave: fn(async () => undefined),
    onDireccion: fn(async () => undefined),
    onTry: fn(async (): Promise<Resultado> => ({ llego: true, texto: TEXTOS.llego })),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof DiscordSeccion>;

export default meta;
type Story = StoryObj<typeof meta>;

const DIRECCION = 'https://discord.com/api/webhooks/123456/un-secreto_largo';
const open: Pick<Story, 'args'> = { args: { abierto: AVISOS.id } };
const areaOf = (canvas: Canvas, suceso: keyof typeof SUCESOS) =>
  canvas.getByRole('textbox', { name: `Texto de ${SUCESOS[suceso].titulo.toLowerCase()}` });
const previews = (canvas: Canvas) =>
  canvas.getAllByRole('figure', { name: 'Así se verá en Discord' });

export const ConDatos: Story = {
  play: async ({ canvas, args }) => {
    const [avisos, gerencia, pruebas] = within(
      canvas.getByRole('list', { name: 'Webhooks' }),
    ).getAllByRole('listitem');
    await expect(avisos).toHaveTextContent(
      /Canal de avisos…a1B2Encendido.*Cuenta 2 sucesos · Último envío/,
    );
    await expect(gerencia).toHaveTextContent(/Detenido.*Cuenta 1 suceso.*ya no hay ningún webhook/);
    await expect(pruebas).toHaveTextContent(/Apagado.*No cuenta nada · Aún no se ha enviado nada/);
    await userEvent.click(canvas.getByRole('link', { name: 'Canal de avisos' }));
    await expectOnce(args.onAbrir, AVISOS.id);
    await expect(canvas.getByRole('heading', { name: 'Canal de avisos' })).toBeVisible();
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const PoneUno: Story = {
  play: async ({ canvas, args, step }) => {
    const dialog = await openDialog(canvas, 'Añadir webhook');
    const send = () => press(dialog, 'Añadir webhook');
    await step('Dice lo que falta', async () => {
      await expect(dialog.getByText(/Copiar URL del webhook/)).toBeVisible();
      await send();
      await expect(onAviso).toHaveBeenLastCalledWith(TEXTOS.sinNombre);
      await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Avisos');
      await userEvent.type(
        dialog.getByRole('textbox', { name: 'Dirección' }),
        'https://discord.com/channels/1/2',
      );
      await send();
      await waitFor(() =>
        expect(dialog.getByRole('textbox', { name: 'Dirección' })).toHaveAccessibleDescription(
          expect.stringContaining(TEXTOS.direccionDeDiscord),
        ),
      );
    });
    await step('La pone', async () => {
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Dirección' }));
      await userEvent.type(dialog.getByRole('textbox', { name: 'Dirección' }), DIRECCION);
      await send();
      await expectOnce(args.onCreate, { nombre: 'Avisos', direccion: DIRECCION });
      await closed();
    });
  },
};

export const Edita: Story = {
  ...open,
  play: async ({ canvas, args, step }) => {
    await step('Enciende un suceso y lo cuenta a su manera', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Ausencia' }));
      await press(canvas, 'Cambiar el texto de ausencia');
      await userEvent.clear(areaOf(canvas, 'ausencia'));
      await userEvent.type(areaOf(canvas, 'ausencia'), '**Fuera:** ');
      await press(canvas, 'Añadir persona: de quién se trata');
      await expect(areaOf(canvas, 'ausencia')).toHaveValue('**Fuera:** {persona}');
    });
    await step('Lo ve como en Discord', async () => {
      const shown = previews(canvas).find((figure) => figure.textContent?.includes('Fuera:'));
      await expect(shown).toHaveTextContent(/Agencia GaritaAPP.*Fuera: Oficial/);
      await expect(within(shown as HTMLElement).getByText('Fuera:')).toHaveProperty(
        'tagName',
        'STRONG',
      );
    });
    await step('Guarda los dos cambios a la vez', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Día de paga' }));
      await press(canvas, 'Guardar');
      const edicion = {
        data: { ausencia: '**Fuera:** {persona}', dia_paga: null },
        previos: { ausencia: null, dia_paga: AVISOS.sucesos.dia_paga },
      };
      await expectOnce(args.onSave, AVISOS.id, edicion);
    });
  },
};

export const NombreDesconocido: Story = {
  ...open,
  play: async ({ canvas, args }) => {
    await press(canvas, 'Cambiar el texto de ascenso');
    await userEvent.type(areaOf(canvas, 'ascenso'), ' {{perona}');
    await expect(areaOf(canvas, 'ascenso')).toHaveAccessibleDescription(
      expect.stringContaining('No existe {perona}. Aquí puedes usar {persona}, {rango}'),
    );
    await press(canvas, 'Guardar');
    await expect(areaOf(canvas, 'ascenso')).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Prueba: Story = {
  ...open,
  play: async ({ canvas, args }) => {
    await press(canvas, 'Probar');
    const told = await canvas.findByText(TEXTOS.llego);
    await expect(told).toBeVisible();
    await expect(told.closest('[role=status]')).toBeInTheDocument();
    await expectOnce(args.onTry, AVISOS.id);
  },
};
export const PruebaQueNoLlega: Story = {
  args: {
    abierto: GERENCIA.id,
    onTry: fn(
      async (): Promise<Resultado> => ({
        llego: false,
        texto: TEXTOS.noLlego('Allí ya no hay ningún webhook (404).'),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ese webhook ya no existe/)).toBeVisible();
    await press(canvas, 'Probar');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Allí ya no hay ningún webhook (404).',
    );
  },
};

export const Envios: Story = {
  ...open,
  play: async ({ canvas, args, step }) => {
    const rows = within(canvas.getByRole('list', { name: 'Envíos' })).getAllByRole('listitem');
    await step('Dice cómo está cada uno', async () => {
      await expect(rows[0]).toHaveTextContent(
        /En espera.*I1l_O0scar asciende.*\(503\)\. 2 intentos\. Se intenta otra vez a las/,
      );
      await expect(rows[1]).toHaveTextContent(/Entregado.*otra vez.*Llegó\./);
      await expect(rows[3]).toHaveTextContent(/No llegó.*No respondió a tiempo\. 4 intentos\./);
      await expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    });
    await step('Lo vuelve a enviar', async () => {
      await press(rows[3] as HTMLElement, /^Volver a enviar: Día de paga/);
      await expectOnce(args.entregas.onResend, ENTREGAS[3]?.id);
    });
    await step('Carga los anteriores', async () => {
      await press(canvas, 'Cargar más');
      await expectOnce(args.entregas.onMore);
    });
  },
};
export const ReenvioRechazado: Story = {
  args: {
    ...open.args,
    entregas: {
      ...meta.args.entregas,
      onResend: fn(() => Promise.reject(refusal(TEXTOS.yaEnCola, 409))),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, /^Volver a enviar: Día de paga/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(TEXTOS.yaEnCola);
  },
};

const openMenu = async (canvas: Canvas, action: string) => {
  await press(canvas, 'Más acciones de Gerencia');
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

/** Discord no longer has this webhook: the user gives the webhook another address. */
export const OtraDireccion: Story = {
  args: { abierto: GERENCIA.id },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Cambiar la dirección');
    const dialog = await findDialog('Otra dirección para «Gerencia»');
    await press(dialog, 'Guardar');
    await expect(onAviso).toHaveBeenLastCalledWith(TEXTOS.sinDireccion);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Dirección' }), DIRECCION);
    await press(dialog, 'Guardar');
    await expectOnce(args.onDireccion, GERENCIA.id, DIRECCION);
    await closed();
  },
};

export const Quita: Story = {
  args: { abierto: GERENCIA.id },
  play: async ({ canvas, args }) => {
    await openMenu(canvas, 'Quitar');
    const question = await findQuestion('¿Quitar este webhook?');
    await press(question, 'Quitar');
    await expectOnce(args.onRemove, GERENCIA.id);
    await closed();
    await expect(canvas.getByRole('list', { name: 'Webhooks' })).toBeVisible();
  },
};

export const AbiertoEnTelefono: Story = { ...open, globals: { viewport: { value: 'narrow' } } };
export const SinEnvios: Story = {
  args: {
    abierto: PRUEBAS.id,
    entregas: { ...meta.args.entregas, state: ready({ entregas: [], hayMas: false }) },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/Aquí verás cada aviso/)).toBeVisible(),
};
export const EnviosConError: Story = {
  args: {
    ...open.args,
    entregas: {
      ...meta.args.entregas,
      state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() },
    },
  },
};
export const Probando: Story = {
  args: { ...open.args, onTry: fn(forever as () => Promise<Resultado>) },
  play: async ({ canvas }) => press(canvas, 'Probar'),
};
export const Vacio: Story = {
  args: { state: ready({ webhooks: [] }) },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Añadir webhook' })).toBeVisible(),
};
export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const ErrorDeCarga: Story = {
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry: fn() } },
};
export const SinPermiso: Story = { args: { state: { kind: 'forbidden' } } };
export const MuchasFilas: Story = {
  args: {
    state: ready({
      webhooks: Array.from({ length: 20 }, (_, i) => ({
        ...AVISOS,
        id: i + 1,
        nombre: `${'W'.repeat(i * 2)} ${i + 1}`,
        pendientes: i,
      })),
    }),
  },
};
