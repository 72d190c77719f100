import { PreguntaDialog } from '../PreguntaDialog';
import type { Despido, DespidosScreenProps } from './DespidosScreenProps';

interface ReingresoDialogProps extends Pick<DespidosScreenProps, 'onIngresar'> {
  despido: Despido;
  onClose: () => void;
}

/** Asks before a dismissed person is taken back. */
export function ReingresoDialog({ despido: { usuario, usuarioNombre }, onIngresar, onClose }: ReingresoDialogProps) {
  return (
    <PreguntaDialog
      title={`¿Reingresar a ${usuarioNombre}?`}
      confirmLabel="Reingresar"
      staleTitle="No se ha reingresado"
      onHacer={() => onIngresar(usuario)}
      onClose={onClose}
    >
      <p>
        <strong translate="no">{usuarioNombre}</strong> volverá a la agencia con la misión que tenía y sin firma, y podrá entrar con su clave de siempre. El
        despido queda en la lista, con la fecha en que volvió.
      </p>
    </PreguntaDialog>
  );
}
