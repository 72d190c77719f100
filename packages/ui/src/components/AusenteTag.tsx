import { formatDays } from '@garita/domain/formato/days';
import { useContext } from 'react';
import { AusentesContext } from './AusentesContext';
import { StateBadge } from './StateBadge';

interface AusenteTagProps {
  /** The person beside whose name the tag is shown. */
  usuario: string;
  /** Includes absences that ended this week, and names the days; by default only today's. */
  semana?: boolean;
}

/** A tag for an absent person; nothing for others. */
export function AusenteTag({ usuario, semana = false }: AusenteTagProps) {
  const { hoy, ausentes } = useContext(AusentesContext);
  const ausencia = ausentes.find(
    ({ usuarioNombre, final }) => usuarioNombre === usuario && (semana || final >= hoy),
  );
  return ausencia ? (
    <StateBadge tone="info">
      {semana ? `Ausente ${formatDays(ausencia.inicio, ausencia.final)}` : 'Ausente'}
    </StateBadge>
  ) : null;
}
