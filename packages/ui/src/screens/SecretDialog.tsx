import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { Quiet } from '../components/layout';
import { space } from '../theme/tokens';
import { CodeLine } from './CodeLine';

const Secret = styled.div`
  margin: ${space[4]} 0;
`;

interface SecretDialogProps {
  /** The secret's kind and owner. */
  title: string;
  /** The text above the secret: its recipient or purpose, and that it is shown only once. */
  before: ReactNode;
  /** Shown verbatim; one press selects all of it. */
  secret: string;
  /** The text below the secret: the consequences. */
  after: ReactNode;
  /** The label of the button that closes the dialog. */
  closeLabel: string;
  /** Copies the secret and shows a notice. */
  onCopy: (secret: string) => void;
  onClose: () => void;
}

/**
 * Shows a new secret once. A press outside does not close the dialog, because the secret cannot be
 * shown again.
 */
export function SecretDialog({
  title,
  before,
  secret,
  after,
  closeLabel,
  onCopy,
  onClose,
}: SecretDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{closeLabel}</Button>
          <Button variant="primary" onPress={() => onCopy(secret)} autoFocus>
            Copiar
          </Button>
        </>
      }
    >
      <Quiet>{before}</Quiet>
      <Secret>
        <CodeLine code={secret} />
      </Secret>
      <Quiet>{after}</Quiet>
    </Dialog>
  );
}
