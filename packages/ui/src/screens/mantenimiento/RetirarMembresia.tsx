import { PreguntaDialog } from '../PreguntaDialog';
import type { MantenimientoScreenProps, Membresia } from './MantenimientoScreenProps';

interface RetirarMembresiaProps extends Pick<MantenimientoScreenProps, 'onRetirarMembresia'> {
  membresia: Membresia;
  onClose: () => void;
}

const describeVendidas = (vendidas: number): string =>
  vendidas === 0
    ? 'Nadie la tiene.'
    : `Se ha vendido ${vendidas === 1 ? 'una vez' : `${vendidas} veces`}: quien la tiene la conserva hasta que termine, y sus ventas siguen en las cuentas.`;

export function RetirarMembresia({
  membresia,
  onRetirarMembresia,
  onClose,
}: RetirarMembresiaProps) {
  return (
    <PreguntaDialog
      title={`¿Retirar ${membresia.nombre}?`}
      confirmLabel="Retirar"
      tone="danger"
      onAct={() => onRetirarMembresia(membresia)}
      onClose={onClose}
    >
      <p>
        Deja de venderse y de mostrarse a las visitas, y su nombre queda libre. Puedes volver a
        ofrecerla cuando quieras.
      </p>
      <p>{describeVendidas(membresia.vendidas)}</p>
    </PreguntaDialog>
  );
}
