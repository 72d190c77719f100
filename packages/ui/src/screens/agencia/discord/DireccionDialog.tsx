import type { Rule } from '@garita/domain/reglas/Rule';
import { findDireccionFailure } from '@garita/domain/webhooks/webhook.rules';
import { FormDialog } from '../../../form/FormDialog';
import { useForm } from '../../../form/useForm';
import type { Act } from '../../useAct';
import { DireccionField } from './DireccionField';

interface Values {
  readonly direccion: string;
}

const rules: readonly Rule<Values>[] = [
  ({ direccion }) => {
    const texto = findDireccionFailure(direccion);
    return texto === null ? null : { campo: 'direccion', texto };
  },
];

interface DireccionDialogProps {
  nombre: string;
  onDireccion: Act<[direccion: string]>;
  onClose: () => void;
}

/** Changes a webhook's address and keeps its events. */
export function DireccionDialog({ nombre, onDireccion, onClose }: DireccionDialogProps) {
  const form = useForm<Values>({
    initial: { direccion: '' },
    rules,
    onSubmit: ({ direccion }) => onDireccion(direccion),
    onDone: onClose,
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title={`Otra dirección para «${nombre}»`}
      submitLabel="Guardar"
      pendingLabel="Guardando"
      size="medium"
      onClose={onClose}
    >
      <DireccionField field={form.field('direccion')} />
    </FormDialog>
  );
}
