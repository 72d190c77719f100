import { formatInstant } from '@garita/domain/formato/instant';
import styled from 'styled-components';
import { StateBadge } from '../../components/StateBadge';
import type { PermisosDe } from './UsuariosScreenProps';

const Excepcion = styled.p`
  line-height: 1.7;
  time { white-space: nowrap; }
`;

interface OrigenProps {
  permiso: PermisosDe['permisos'][number];
  categoria: string;
}

/**
 * Why a person has a permission, one line for each source. A permission given to the person alone
 * is marked, because it survives a change of category.
 */
export function Origen({
  permiso: { categoria: isFromCategoria, excepcion },
  categoria,
}: OrigenProps) {
  if (isFromCategoria === 0 && excepcion === null) return <p>Por ser la persona dueña</p>;
  return (
    <>
      {isFromCategoria === 1 && <p>Por su categoría, {categoria}</p>}
      {excepcion !== null && (
        <Excepcion>
          <StateBadge tone="info">Excepción</StateBadge> dada por{' '}
          <span translate="no">{excepcion.encargadoNombre}</span>,{' '}
          <time dateTime={excepcion.fecha}>{formatInstant(excepcion.fecha)}</time>
        </Excepcion>
      )}
    </>
  );
}
