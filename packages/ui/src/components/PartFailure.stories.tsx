import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { documenta } from '../docs/pagina/documenta';
import { letPass } from '../docs/storyTime';
import { type FailedPartProps, FailureContext } from '../parts/FailureContext';
import { lazyPart } from '../parts/lazyPart';
import { onCaughtError } from '../parts/loadPart';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { type Advice, PartFailure } from './PartFailure';

function Formulario({ onClose = () => undefined }: { onClose?: () => void }) {
  return (
    <Dialog isOpen title="Nueva multa" onClose={onClose}>
      <p>Elige a quién multar.</p>
    </Dialog>
  );
}
const Filtros = () => <p>Aquí están los filtros.</p>;
const modulo = { Formulario, Filtros };

function cutLine(): () => Promise<typeof modulo> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw new Error('cut');
    return modulo;
  };
}

const onReload = fn();
const fallas: Record<Advice, (props: FailedPartProps) => ReactNode> = {
  retry: (props) => <PartFailure {...props} advice="retry" onReload={onReload} />,
  reload: (props) => <PartFailure {...props} advice="reload" onReload={onReload} />,
  update: (props) => <PartFailure {...props} advice="update" onReload={onReload} />,
};

interface CasoProps {
  advice: Advice;
  /** Creates a new part for each visit, because a loaded part stays loaded. */
  make: () => (props: { onClose?: () => void }) => ReactNode;
  /** An overlay that a button opens. */
  floats: boolean;
}

function Caso({ advice, make, floats }: CasoProps) {
  const [Part] = useState(make);
  const [isOpen, setOpen] = useState(false);
  return (
    <FailureContext value={fallas[advice]}>
      <Suspense>
        <h1>Multas</h1>
        {/* The part loads in a transition, like a change of screen: React then retries the
            suspended render before it commits. */}
        {floats && (
          <Button onPress={() => startTransition(() => setOpen(true))}>Nueva multa</Button>
        )}
        {floats ? isOpen && <Part onClose={() => setOpen(false)} /> : <Part />}
        <p>El resto de la pantalla sigue aquí.</p>
      </Suspense>
    </FailureContext>
  );
}

const meta = {
  id: 'partes',
  title: 'Patrones/Armazón/Partes que llegan después (lazyPart)',
  tags: ['autodocs'],
  parameters: {
    ...documenta(() => import('./PartFailure.docs')),
    react: { rootOptions: { onCaughtError } },
  },
  component: Caso,
  args: { advice: 'retry', make: () => lazyPart(cutLine(), 'Formulario'), floats: true },
  beforeEach: () => onReload.mockClear(),
} satisfies Meta<typeof Caso>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectPage = () =>
  expect(screen.getByText('El resto de la pantalla sigue aquí.')).toBeInTheDocument();

/** A dialog has no place on the page, so its failure is a dialog too. */
export const DialogoQueFalla: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Nueva multa' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: 'No se pudo abrir' });
    await expectPage();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await expect(await screen.findByRole('dialog', { name: 'Nueva multa' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const DialogoQueSeDeja: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Nueva multa' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog', { name: 'Nueva multa' })).toBeVisible();
  },
};

export const EnSuSitio: Story = {
  args: { floats: false, make: () => lazyPart(cutLine(), 'Filtros') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No se pudo abrir esta parte.',
    );
    await expectPage();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText('Aquí están los filtros.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A hanging load has the same timeout as a read from the server. */
export const NuncaLlega: Story = {
  args: {
    floats: false,
    make: () =>
      lazyPart(() => new Promise<typeof modulo>(() => undefined), 'Filtros', {
        fallback: <p role="status">Cargando…</p>,
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible();
    await letPass(15_000);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('va demasiado lenta');
  },
};

/**
 * A cached module resolves between two render attempts of React. The part then renders without an
 * error.
 */
export const LlegaAlMomento: Story = {
  args: { make: () => lazyPart(async () => modulo, 'Formulario') },
  play: async ({ canvas }) => {
    const onError = fn();
    window.addEventListener('error', onError);
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva multa' }));
    await expect(await screen.findByRole('dialog', { name: 'Nueva multa' })).toBeVisible();
    window.removeEventListener('error', onError);
    await expect(onError).not.toHaveBeenCalled();
  },
};

export const NadieLaPidio: Story = {
  args: {
    floats: false,
    make: () =>
      lazyPart(cutLine(), 'Filtros', {
        fallback: <p role="status">Cargando…</p>,
        instead: () => null,
      }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
    await expectPage();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The portal was updated while its page was open. The page never reloads without consent. */
export const VersionNueva: Story = {
  args: { advice: 'update' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nueva multa' }));
    const failure = await screen.findByRole('alertdialog', {
      name: 'Hay una versión nueva del portal',
    });
    await expect(failure).toHaveTextContent('Lo que hayas escrito sin guardar se perderá.');
    await expect(onReload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Recargar' }));
    await expect(onReload).toHaveBeenCalledTimes(1);
  },
};

/** Some browsers cache a failed import until the page reloads, so only a reload is offered. */
export const SoloRecargando: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { advice: 'reload', floats: false, make: () => lazyPart(cutLine(), 'Filtros') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recargar' }));
    await expect(onReload).toHaveBeenCalledTimes(1);
  },
};

export const PantallaQueFalla: Story = {
  args: { floats: false, make: () => lazyPart(cutLine(), 'Filtros', { waits: 'around' }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No se pudo abrir la pantalla' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(await canvas.findByText('Aquí están los filtros.')).toBeVisible();
  },
};
