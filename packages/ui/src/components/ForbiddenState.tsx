import type { ReactNode } from 'react';
import { LockIcon } from './icons';
import { MessagePanel } from './MessagePanel';

export interface ForbiddenStateProps {
  /** What this person may not do. */
  title?: string;
  /** Which permission is missing and who can give it. */
  children?: ReactNode;
  /** A way back, e.g. a link to the home page. */
  action?: ReactNode;
}

/** This person may not see this. It names the way on instead of hiding that something is here. */
export function ForbiddenState({
  title = 'No tienes permiso para ver esto',
  children,
  action,
}: ForbiddenStateProps) {
  return (
    <MessagePanel
      role="status"
      tone="caution"
      icon={<LockIcon size={48} />}
      title={title}
      action={action}
    >
      {children ?? 'Si crees que deberías tenerlo, pídeselo a la administración de tu agencia.'}
    </MessagePanel>
  );
}
