import { formatDays } from '@garita/domain/formato/days';
import { useContext } from 'react';
import { AusentesContext } from './AusentesContext';
import { StateBadge } from './StateBadge';

interface AusenteTagProps {
  /** Whose name it stands beside. */
  usuario: string;
  /** Any day of this week counts, and the days are named; otherwise today's alone. */
  semana?: boolean;
}

/** Says that a person is excused; nothing for anybody else. */
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
