import { formatDays } from '@garita/domain/formato/days';
import { useContext } from 'react';
import { AusentesContext } from './AusentesContext';
import { StateBadge } from './StateBadge';

interface AusenteTagProps {
  /** The person beside whose name the tag is shown. */
  usuario: string;
  /**
   * Also shows absences that ended this week, with their days; by default only today's absences.
   */
  semana?: boolean;
}

/** A tag for an absent person. For anyone else it renders nothing. */
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
