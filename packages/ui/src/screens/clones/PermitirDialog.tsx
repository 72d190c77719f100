import { type PermitirValues, permitirRules } from '@garita/domain/clones/permitir.rules';
import { useMemo } from 'react';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { PersonaField } from '../PersonaField';
import type { ClonesScreenProps, Permitido } from './ClonesScreenProps';

interface PermitirDialogProps extends Pick<ClonesScreenProps, 'personas' | 'onAllow'> {
  /** The people already on the list; they are not offered. */
  permitidos: readonly Permitido[];
  onClose: () => void;
}

/** Adds a person to the allowed list, whether or not they share an address yet (CLO-06). */
export function PermitirDialog({ personas, permitidos, onAllow, onClose }: PermitirDialogProps) {
  const everybody = personas.kind === 'ready' ? personas.data.personas : null;
  const people = useMemo(() => {
    const listed = new Set(permitidos.map(({ usuario }) => usuario));
    return (everybody ?? []).filter(({ id }) => !listed.has(id));
  }, [everybody, permitidos]);
  const form = useForm<PermitirValues>({
    initial: { usuario: null },
    rules: permitirRules,
    onSubmit: async ({ usuario }) => {
      if (usuario === null) return;
      await onAllow(usuario, true);
      onClose();
    },
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title="Permitir a alguien"
      submitLabel="Permitir"
      pendingLabel="Cambiando la lista"
      onClose={onClose}
    >
      <PersonaField
        people={people}
        state={personas}
        description="Podrá compartir dirección con otras personas, y desde donde entra se podrán registrar cuentas nuevas."
        {...form.field('usuario')}
      />
    </FormDialog>
  );
}
