import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectOnce, expectSeen, findDialog, holdAnswer, press, ready } from '../../docs/storyActs';
import { Campana } from '../../shell/Campana';
import { refusal, SERVER_DOWN } from '../storyData';
import { AvisosPanel } from './AvisosPanel';
import type { AvisosProps } from './AvisosProps';
import { AVISOS, MUCHOS } from './storyAvisos';

function Barra(props: AvisosProps) {
  const [isOpen, setOpen] = useState(true);
  const { state } = props;
  const sinLeer = state.kind === 'ready' ? state.data.sinLeer : undefined;
  return (
    <header
      style={{
        display: 'flex',
        justifyContent: 'flex-end',
        minHeight: 520,
        maxWidth: 640,
        alignItems: 'flex-start',
      }}
    >
      <Campana sinLeer={sinLeer} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        {(opener) => <AvisosPanel {...props} opener={opener} onClose={() => setOpen(false)} />}
      </Campana>
    </header>
  );
}

const meta = {
  id: 'pantallas-avisos',
  title: 'Pantallas/Avisos',
  component: Barra,
  args: {
    state: ready({ avisos: AVISOS, sinLeer: 3, hasMore: false }),
    now: () => Date.now(),
    onOpen: fn(),
    onReadAll: fn(async () => undefined),
    onMore: fn(),
    isLoadingMore: false,
  },
} satisfies Meta<typeof Barra>;

export default meta;
type Story = StoryObj<typeof meta>;

const PANEL = 'Avisos';

export const ConDatos: Story = {
  play: async ({ args, canvas, step }) => {
    const panel = await findDialog(PANEL);
    await step('Están por días', async () => {
      await expect(
        panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
      ).toEqual(['Hoy', 'Ayer', '18 nov 2026']);
      const [hoy] = panel.getAllByRole('region');
      await expect(within(hoy as HTMLElement).getAllByRole('link')).toHaveLength(4);
    });
    await step('Dicen qué, cuándo y si son nuevos', async () => {
      const [newest, , , leido] = panel.getAllByRole('link');
      await expect(newest).toHaveAccessibleName(
        'Sin leer: Gerente te propone ascender a Oficial II. hace 4 min',
      );
      await expect(leido).toHaveAccessibleName(/^Supervisora ha pasado lista/);
    });
    await step('Al pulsar uno se lee y se va a su sitio', async () => {
      const link = panel.getByRole('link', { name: /te propone ascender/ });
      await expect(link).toHaveAttribute('href', '/solicitudes');
      // Stories have no router: the browser must not follow the link.
      link.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(link);
      await expectOnce(args.onOpen, AVISOS[0]);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await expect(canvas.getByRole('button', { name: /^Avisos ?, 3 sin leer$/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
export const EnTelefono: Story = { globals: { viewport: { value: 'phone' } } };

export const ConTeclado: Story = {
  play: async ({ canvas, step }) => {
    await findDialog(PANEL);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const bell = canvas.getByRole('button', { name: /^Avisos/ });
    await step('La campana lo abre', async () => {
      bell.focus();
      await userEvent.keyboard('{Enter}');
      const panel = await findDialog(PANEL);
      await userEvent.tab();
      await expect(panel.getByRole('button', { name: 'Marcar todo como leído' })).toHaveFocus();
    });
    await step('Escape lo cierra y devuelve el foco', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(bell).toHaveFocus());
    });
  },
};

const server = holdAnswer();

/**
 * The button marks the notices as read up to the newest shown notice. Later notices stay unread.
 */
export const MarcaTodo: Story = {
  args: { onReadAll: fn(server.wait) },
  play: async ({ args }) => {
    const panel = await findDialog(PANEL);
    const all = panel.getByRole('button', { name: 'Marcar todo como leído' });
    await userEvent.click(all);
    await expectOnce(args.onReadAll, 48);
    await userEvent.click(all);
    await expect(args.onReadAll).toHaveBeenCalledTimes(1);
    server.answer();
  },
};
export const MarcarRechazado: Story = {
  args: { onReadAll: fn(() => Promise.reject(refusal(SERVER_DOWN, 503))) },
  play: async () => {
    const panel = await findDialog(PANEL);
    await userEvent.click(panel.getByRole('button', { name: 'Marcar todo como leído' }));
    await expectSeen(await panel.findByText(SERVER_DOWN));
  },
};
export const TodoLeido: Story = {
  args: {
    state: ready({
      avisos: AVISOS.map((aviso) => ({ ...aviso, leido: true })),
      sinLeer: 0,
      hasMore: false,
    }),
  },
  play: async ({ canvas }) => {
    const panel = await findDialog(PANEL);
    await expect(
      panel.queryByRole('button', { name: 'Marcar todo como leído' }),
    ).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Avisos', hidden: true })).toBeInTheDocument();
  },
};

export const Cargando: Story = { args: { state: { kind: 'loading' } } };
export const Vacio: Story = {
  args: { state: ready({ avisos: [], sinLeer: 0, hasMore: false }) },
  play: async () => expectSeen((await findDialog(PANEL)).getByText('No hay avisos')),
};
const onRetry = fn();
export const ErrorDeCarga: Story = {
  name: 'Error',
  args: { state: { kind: 'error', error: SERVER_DOWN, onRetry } },
  play: async () => {
    onRetry.mockClear();
    const panel = await findDialog(PANEL);
    await expectSeen(panel.getByText(SERVER_DOWN));
    await press(panel, 'Reintentar');
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};
export const MuchasFilas: Story = {
  args: { state: ready({ avisos: MUCHOS, sinLeer: 140, hasMore: true }) },
  play: async ({ args }) => {
    const panel = await findDialog(PANEL);
    await press(panel, 'Ver más');
    await expectOnce(args.onMore);
  },
};
export const MuchasFilasEnTelefono: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: MuchasFilas.args ?? {},
};
