import { useTransition } from 'react';
import styled from 'styled-components';
import type { FailedPartProps } from '../parts/FailureContext';
import { radius, space, text } from '../theme/tokens';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { ErrorIcon, ReloadIcon } from './icons';
import { Row } from './layout';
import { MessagePanel } from './MessagePanel';
import { tones } from './tones';

const Place = styled(Row)`
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.control};
  background: ${tones.danger.soft};
  color: ${tones.danger.ink};
  font-size: ${text[15]};
  p { flex: 1 1 240px; }
`;

/**
 * The remedy. `retry`: load the part again. `reload`: only reloading the page helps. `update`:
 * reload the page, because the portal has a new version.
 */
export type Advice = 'retry' | 'reload' | 'update';

const TITLES = {
  screen: 'No se pudo abrir la pantalla',
  place: 'No se pudo abrir esta parte',
  dialog: 'No se pudo abrir',
} as const;
const VERSION = 'Hay una versión nueva del portal';
const TEXTS: Readonly<Record<Advice, string>> = {
  retry: 'Se cortó la conexión o va demasiado lenta. Vuelve a intentarlo.',
  reload:
    'Sigue sin poder abrirse: hay que recargar la página. Lo que hayas escrito sin guardar se perderá.',
  update: 'Para abrirlo hay que recargar la página. Lo que hayas escrito sin guardar se perderá.',
};

interface PartFailureProps extends FailedPartProps {
  /** The remedy that the portal has determined. */
  advice: Advice;
  /** Reloads the page. */
  onReload: () => void;
}

/**
 * Reports that the code of a part did not load, and offers the remedy. The report replaces the
 * part. If the part is a dialog, the report is a dialog too.
 */
export function PartFailure({
  shape,
  advice,
  isAgain,
  isOpen,
  onRetry,
  onReload,
  onClose,
}: PartFailureProps) {
  const [isRetrying, startRetry] = useTransition();
  const title = advice === 'update' ? VERSION : TITLES[shape];
  const act = (
    <Button
      variant={shape === 'dialog' ? 'primary' : 'secondary'}
      icon={<ReloadIcon size={20} />}
      onPress={advice === 'retry' ? () => startRetry(onRetry) : onReload}
      isPending={isRetrying}
      // After a failed retry this button replaces the pressed button, which had the focus.
      autoFocus={isAgain}
      pendingLabel="Reintentando"
    >
      {advice === 'retry' ? 'Reintentar' : 'Recargar'}
    </Button>
  );
  if (shape === 'screen') {
    return (
      <MessagePanel
        role="alert"
        tone="danger"
        icon={<ErrorIcon size={48} />}
        title={title}
        action={act}
      >
        {TEXTS[advice]}
      </MessagePanel>
    );
  }
  if (shape === 'place') {
    return (
      <Place role="alert">
        <p>
          <strong>{title}.</strong> {TEXTS[advice]}
        </p>
        {act}
      </Place>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          {act}
        </>
      }
    >
      {TEXTS[advice]}
    </Dialog>
  );
}
