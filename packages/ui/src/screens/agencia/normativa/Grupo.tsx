import type { ReactNode } from 'react';
import { StateBadge } from '../../../components/StateBadge';
import { toneOf } from '../../normativa/toneOf';

interface GrupoProps {
  /** The kind of faults. */
  nombre: string;
  /** Its place among the kinds, from the lightest on, and how many there are. */
  at: number;
  of: number;
  children: ReactNode;
}

/** The infractions of one kind. */
export function Grupo({ nombre, at, of, children }: GrupoProps) {
  return (
    <div>
      <StateBadge tone={toneOf(at, of)}>{nombre}</StateBadge>
      <ul aria-label={nombre}>{children}</ul>
    </div>
  );
}
