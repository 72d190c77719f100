import { AusentesContext } from '@garita/ui/components/AusentesContext';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { read } from '../../data/read';

/** Tells a screen who is excused. It does not wait for it: without an answer nobody is marked. */
export function ConAusentes({ children }: { children: ReactNode }) {
  const nobody = useContext(AusentesContext);
  return (
    <AusentesContext value={useQuery(read('ausentes')).data ?? nobody}>{children}</AusentesContext>
  );
}
