import { ACCESS } from '@garita/api-client/access';
import { can, type Subject } from '@garita/domain/acceso/can';
import { ACCESO } from '@garita/domain/acceso/textos';
import { useId, useState } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { ErrorState } from '../../components/ErrorState';
import { Quiet, Stack } from '../../components/layout';
import { ScreenBody } from '../ScreenFrame';
import { Cuenta } from './Cuenta';
import { EdicionForm } from './EdicionForm';
import { Ficha } from './Ficha';
import { Permisos } from './Permisos';
import type { Edicion, UsuarioCompleto, UsuariosScreenProps } from './UsuariosScreenProps';

const whyNot = (viewer: Subject, { id }: UsuarioCompleto): string =>
  viewer.id === id
    ? 'Tus propios datos no los cambias tú: se los pides a quien esté por encima.'
    : 'Solo puedes cambiar a quien está por debajo de tu categoría.';

interface PersonaDialogProps
  extends Omit<
    UsuariosScreenProps,
    'state' | 'texto' | 'onTexto' | 'persona' | 'onPersona' | 'onLote' | 'onCopyMany'
  > {
  onClose: () => void;
}

export function PersonaDialog({
  ficha,
  permisos,
  viewer,
  onClose,
  onEdit,
  ...acts
}: PersonaDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const usuario = ficha.kind === 'ready' ? ficha.data.usuario : null;
  const mayEdit =
    usuario !== null &&
    can(ACCESS.editUsuario, viewer, {
      target: { id: usuario.id, id_categoria: usuario.categoria },
    });
  const save = async (edicion: Edicion) => {
    setSaving(true);
    try {
      await onEdit(edicion);
      onClose();
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      onClose={onClose}
      title={usuario?.usuario ?? 'Usuario'}
      isDismissable={!isSaving}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {mayEdit ? 'Cancelar' : 'Cerrar'}
          </Button>
          {mayEdit && (
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isPending={isSaving}
              pendingLabel="Guardando"
            >
              Guardar
            </Button>
          )}
        </>
      }
    >
      {ficha.kind === 'notFound' ? (
        <ErrorState title={ACCESO.personaDesconocida}>
          Puede que la dirección esté mal copiada.
        </ErrorState>
      ) : (
        <ScreenBody state={ficha}>
          {(data) => (
            <Stack $gap={5}>
              <Ficha usuario={data.usuario} />
              {mayEdit ? (
                <>
                  {/* A new key after a readmission, because the form then has other fields. */}
                  <EdicionForm
                    key={String(data.usuario.despedido)}
                    id={formId}
                    {...data}
                    viewer={viewer}
                    onSave={save}
                  />
                  <Cuenta usuario={data.usuario} permisos={permisos} viewer={viewer} {...acts} />
                </>
              ) : (
                <Quiet>{whyNot(viewer, data.usuario)}</Quiet>
              )}
              {can(ACCESS.permisosDe, viewer) && permisos.kind !== 'forbidden' && (
                <Permisos state={permisos} isDismissed={data.usuario.despedido !== null} />
              )}
            </Stack>
          )}
        </ScreenBody>
      )}
    </Dialog>
  );
}
