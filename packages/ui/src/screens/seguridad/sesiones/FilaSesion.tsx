import type { components } from '@garita/api-client/schema';
import { formatInstant } from '@garita/domain/formato/instant';
import { toLegible } from '@garita/domain/formato/toLegible';
import { Button } from '../../../components/Button';
import { StateBadge } from '../../../components/StateBadge';
import { Row, RowWords } from '../parts';

export type Sesion = components['schemas']['Sesion'];

interface FilaSesionProps {
  sesion: Sesion;
  onClose: () => void;
}

/**
 * One session, with its device and start. A session that is not the current session also shows its
 * last use and a button that ends it. Signing out ends the current session.
 */
export function FilaSesion({
  sesion: { dispositivo, creada, uso, actual },
  onClose,
}: FilaSesionProps) {
  const cuando = formatInstant(uso);
  return (
    <Row>
      <RowWords>
        <strong>{toLegible(dispositivo)}</strong>
        <p>Entraste el {formatInstant(creada)}</p>
        {!actual && <p>Último uso: {cuando}</p>}
      </RowWords>
      {actual ? (
        <StateBadge tone="success">Esta sesión</StateBadge>
      ) : (
        <Button
          size="small"
          onPress={onClose}
          aria-label={`Cerrar: ${toLegible(dispositivo)}, último uso ${cuando}`}
        >
          Cerrar
        </Button>
      )}
    </Row>
  );
}
