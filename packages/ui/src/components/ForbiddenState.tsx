import type { ReactNode } from 'react';
import { LockIcon } from './icons';
import { MessagePanel } from './MessagePanel';

export interface ForbiddenStateProps {
  /** The refused act in a few words. */
  title?: string;
  /** The missing permission, and who can give it. */
  children?: ReactNode;
  /** A way back, e.g. a link to the home page. */
  action?: ReactNode;
}

/**
 * Replaces a page that the user may not see. It names the next step and does not hide that the page
 * exists.
 */
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
