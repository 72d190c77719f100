import { PreguntaDialog } from '../PreguntaDialog';
import type { Despido, DespidosScreenProps } from './DespidosScreenProps';

interface IngresoDialogProps extends Pick<DespidosScreenProps, 'onIngresar'> {
  despido: Despido;
  onClose: () => void;
}

/** Asks before a dismissed person is taken back. */
export function IngresoDialog({ despido: { usuario, usuarioNombre }, onIngresar, onClose }: IngresoDialogProps) {
  return (
    <PreguntaDialog
      title={`¿Ingresar a ${usuarioNombre}?`}
      confirmLabel="Ingresar"
      staleTitle="No se ha ingresado"
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
