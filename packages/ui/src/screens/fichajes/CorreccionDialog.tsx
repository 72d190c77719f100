import { type CorreccionValues, correccionRules } from '@garita/domain/fichajes/fichaje.rules';
import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { NumberField } from '../../components/NumberField';
import { type Choice, Choices } from '../../form/Choices';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import type { Act } from '../useAct';

interface Values extends CorreccionValues {
  operacion: 'restar' | 'devolver';
}

const OPERACIONES: readonly Choice<Values['operacion']>[] = [
  { id: 'restar', label: 'Restar' },
  { id: 'devolver', label: 'Devolver' },
];

const rules: readonly Rule<Values>[] = [(values) => findFailure(correccionRules, values)];

interface CorreccionDialogProps {
  usuario: string;
  /** The minutes that count. `descontado` are the minutes deducted so far. */
  min: number;
  descontado: number;
  /** Negative `minutos` are deducted, positive ones given back. */
  onCorrect: Act<[{ readonly minutos: number; readonly motivo: string }]>;
  onClose: () => void;
}

/** Deducts minutes from a closed record, or gives deducted minutes back, with a reason. */
export function CorreccionDialog({
  usuario,
  min,
  descontado,
  onCorrect,
  onClose,
}: CorreccionDialogProps) {
  const form = useForm<Values>({
    initial: { operacion: min > 0 ? 'restar' : 'devolver', minutos: null, motivo: '' },
    rules,
    onSubmit: async ({ operacion, minutos, motivo }) => {
      await onCorrect({
        minutos: (operacion === 'restar' ? -1 : 1) * (minutos ?? 0),
        motivo: motivo.trim(),
      });
      onClose();
    },
  });
  const isTaking = form.values.operacion === 'restar';
  return (
    <FormDialog
      form={form}
      title={`Corregir a ${usuario}`}
      label="Corrección del fichaje"
      submitLabel="Corregir"
      pendingLabel="Corrigiendo"
      onClose={onClose}
    >
      <Choices label="Operación" choices={OPERACIONES} inRow {...form.field('operacion')} />
      <NumberField
        label="Minutos"
        unit="min"
        min={1}
        description={
          isTaking
            ? `Como mucho se restan los ${min} que cuenta.`
            : `Como mucho se devuelven los ${descontado} que se le restaron.`
        }
        {...form.field('minutos')}
      />
      <MotivoField {...form.field('motivo')} />
    </FormDialog>
  );
}
