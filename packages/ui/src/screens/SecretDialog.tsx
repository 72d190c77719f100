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
  /** What it is and whose. */
  title: string;
  /** Who or what it is for, and that this is the one time. */
  before: ReactNode;
  /** Shown as it is; a touch selects all of it. */
  secret: string;
  /** What comes of it. */
  after: ReactNode;
  /** The way out for whoever has it. */
  closeLabel: string;
  /** Puts it into the clipboard and says so. */
  onCopy: (secret: string) => void;
  onClose: () => void;
}

/** Something secret and new, this once. A touch outside does not close it: nothing shows it again. */
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
      isOpen
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
