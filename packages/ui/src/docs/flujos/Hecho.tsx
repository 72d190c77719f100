import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';

/** The end of a flow with its outcome. */
export const Hecho = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState icon={<CheckIcon size={48} />} title={title}>
    {children}
  </EmptyState>
);
