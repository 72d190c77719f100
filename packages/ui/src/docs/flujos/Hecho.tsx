import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState';
import { CheckIcon } from '../../components/icons';

export const Hecho = ({ title, children }: { title: string; children: ReactNode }) => (
  <EmptyState icon={<CheckIcon size={48} />} title={title}>
    {children}
  </EmptyState>
);
