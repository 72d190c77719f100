import type { ReactNode } from 'react';
import { InboxIcon } from './icons';
import { MessagePanel } from './MessagePanel';

export interface EmptyStateProps {
  /** What belongs here, e.g. `Todavía no hay solicitudes`. */
  title: string;
  /** What brings it here, in a sentence. */
  children?: ReactNode;
  /** The button that this person may press to change it, if there is one. */
  action?: ReactNode;
  /** A 48 px icon. */
  icon?: ReactNode;
}

/** A list that truly has nothing: says what will stand here and who or what brings it. */
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
