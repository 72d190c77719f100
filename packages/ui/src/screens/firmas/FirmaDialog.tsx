import {
  type NuevaFirmaValues,
  normalizeFirma,
  nuevaFirmaRules,
} from '@garita/domain/firmas/firma.rules';
import { useMemo } from 'react';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { PersonaField } from '../PersonaField';
import type { FirmaFila, Firmante, FirmasScreenProps } from './FirmasScreenProps';
import { mayFirmar } from './mayFirmar';

interface FirmaDialogProps extends Pick<FirmasScreenProps, 'personas' | 'viewer' | 'onSign'> {
  firmante: Firmante;
  /** The signatures in use: the form warns before one is replaced. */
  firmas: readonly FirmaFila[];
  onClose: () => void;
}

/** Sets the signature of a person of a lower category (FIR-03, FIR-05 to FIR-08). */
export function FirmaDialog({
  firmante,
  firmas,
  personas,
  viewer,
  onSign,
  onClose,
}: FirmaDialogProps) {
  const everybody = personas.kind === 'ready' ? personas.data.personas : null;
  const people = useMemo(
    () => (everybody ?? []).filter((target) => mayFirmar(viewer, target)),
    [everybody, viewer],
  );
  const form = useForm<NuevaFirmaValues>({
    initial: { usuario: firmante.id, firma: '' },
    rules: nuevaFirmaRules,
    onSubmit: async ({ usuario, firma }) => {
      if (usuario === null) return;
      await onSign({ id: usuario, firma: normalizeFirma(firma) });
      onClose();
    },
    notices: 'rules',
  });
  const [usuario, firma] = [form.field('usuario'), form.field('firma')];
  const present = firmas.find(({ id }) => id === usuario.value);
  const owner = firmante.id === null ? undefined : firmas.find(({ id }) => id === firmante.id);
  const title = owner ? `Firma de ${owner.usuario}` : 'Nueva firma';
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel="Guardar"
      pendingLabel="Guardando la firma"
      onClose={onClose}
    >
      {!owner && (
        <PersonaField
          people={people}
          state={personas}
          description="Solo quienes están por debajo de ti."
          {...usuario}
        />
      )}
      <TextField
        label="Firma"
        description={
          present
            ? `Ahora firma ${present.firma}: la nueva la sustituye.`
            : 'Tres letras o números que no lleve nadie más.'
        }
        isLiteral
        autoComplete="off"
        autoFocus={owner !== undefined}
        {...firma}
        onChange={(typed) => firma.onChange(typed.toUpperCase())}
      />
    </FormDialog>
  );
}
