import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { EmptyState } from '../../components/EmptyState';
import { ShieldIcon } from '../../components/icons';
import { LinkButton } from '../../components/LinkButton';

interface SinCatalogoProps {
  viewer: Subject;
  onClose: () => void;
}

/**
 * Replaces the form of the sale while the catalogue is empty. A viewer who may edit the catalogue
 * gets a link to its screen.
 */
export function SinCatalogo({ viewer, onClose }: SinCatalogoProps) {
  // Opening the catalogue's screen needs another permission than editing the catalogue.
  const mayCreate = can(ACCESS.crearMembresia, viewer) && can(ACCESS.allInfoRank, viewer);
  return (
    <Dialog
      onClose={onClose}
      title="Vender membresía"
      size="small"
      actions={<Button onPress={onClose}>Cerrar</Button>}
    >
      <EmptyState
        icon={<ShieldIcon size={48} />}
        title="No hay membresías a la venta"
        {...(mayCreate && {
          action: (
            <LinkButton href="/mantenimiento?parte=membresias" variant="primary">
              Crear la primera
            </LinkButton>
          ),
        })}
      >
        {mayCreate
          ? 'Cuando haya alguna, se vende aquí.'
          : 'Quien se ocupa del mantenimiento decide cuáles hay.'}
      </EmptyState>
    </Dialog>
  );
}
