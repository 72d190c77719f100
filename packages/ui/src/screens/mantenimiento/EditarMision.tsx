import { CAMPOS_MISION, type MisionValues } from '@garita/domain/mantenimiento/catalogo';
import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import { MisionDialog } from '../escalafon/MisionDialog';
import { Cambios } from './Cambios';
import { describeCambios, siNo } from './describeCambios';
import type { MantenimientoScreenProps, Mision } from './MantenimientoScreenProps';

interface EditarMisionProps extends Pick<MantenimientoScreenProps, 'onEditMision'> {
  mision: Mision;
  onClose: () => void;
}

/** Edits a mission, and shows the changes before they are sent (MAN-03, MAN-09). */
export function EditarMision({ mision, onEditMision, onClose }: EditarMisionProps) {
  const { nombre, venta, precio } = mision;
  const shown: MisionValues = { nombre, venta, precio };
  return (
    <MisionDialog
      values={shown}
      title={`Editar ${nombre}`}
      label={`Misión ${nombre}`}
      submitLabel="Guardar"
      pendingLabel="Guardando la misión"
      onSubmit={(values) => onEditMision(mision, mergeCambio(shown, values).cambios)}
      onClose={onClose}
    >
      {({ values }) => (
        <Cambios cambios={describeCambios(shown, values, CAMPOS_MISION, { venta: siNo })} />
      )}
    </MisionDialog>
  );
}
