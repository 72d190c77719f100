import type { ReactNode } from 'react';
import { InboxIcon } from './icons';
import { MessagePanel } from './MessagePanel';

export interface EmptyStateProps {
  /** What belongs here, e.g. `Todavía no hay solicitudes`. */
  title: string;
  /** How entries get here, in a sentence. */
  children?: ReactNode;
  /** The button that adds an entry, if the user may. */
  action?: ReactNode;
  /** A 48 px icon. */
  icon?: ReactNode;
}

/** An empty list: says what will be here and what adds it. */
export function EmptyState({
  title,
  children,
  action,
  icon = <InboxIcon size={48} />,
}: EmptyStateProps) {
  return (
    <MessagePanel icon={icon} title={title} action={action}>
      {children}
    </MessagePanel>
  );
}
