import { PreguntaDialog } from '../PreguntaDialog';
import type { Excepcion, ExcepcionesScreenProps } from './ExcepcionesScreenProps';
import { codigosOf } from './mayChange';

interface BorrarExcepcionDialogProps extends Pick<ExcepcionesScreenProps, 'onDelete'> {
  excepcion: Excepcion;
  onClose: () => void;
}

export function BorrarExcepcionDialog({
  excepcion,
  onDelete,
  onClose,
}: BorrarExcepcionDialogProps) {
  const codigos = codigosOf(excepcion);
  return (
    <PreguntaDialog
      title="¿Borrar la excepción?"
      confirmLabel="Borrar"
      tone="danger"
      staleTitle="No se pudo borrar"
      onAct={() => onDelete(excepcion)}
      onClose={onClose}
    >
      <p>
        <b translate="no">{excepcion.usuario_nombre}</b> perderá{' '}
        {codigos.length === 1 ? 'este permiso' : `estos ${codigos.length} permisos`}:{' '}
        <span translate="no">{codigos.join(', ')}</span>. Le quedarán los de su categoría.
      </p>
    </PreguntaDialog>
  );
}
