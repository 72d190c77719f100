import type { ReactNode } from 'react';
import { StateBadge } from '../../../components/StateBadge';
import { toneOf } from '../../normativa/toneOf';

interface GrupoProps {
  nombre: string;
  /** The kind's index among the `of` kinds, from the lightest on. */
  at: number;
  of: number;
  children: ReactNode;
}

export function Grupo({ nombre, at, of, children }: GrupoProps) {
  return (
    <div>
      <StateBadge tone={toneOf(at, of)}>{nombre}</StateBadge>
      <ul aria-label={nombre}>{children}</ul>
    </div>
  );
}
