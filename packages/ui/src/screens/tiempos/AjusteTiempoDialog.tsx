import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { ajusteTiempoRules } from '@garita/domain/tiempos/ajusteTiempo.rules';
import { describeSaldo } from '@garita/domain/tiempos/describeSaldo';
import { NumberField } from '../../components/NumberField';
import { type Choice, Choices } from '../../form/Choices';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import type { TiemposScreenProps } from './TiemposScreenProps';
import type { FilaTiempo } from './useFilas';

interface Values {
  operacion: 'sumar' | 'restar';
  minutos: number | null;
}

const OPERACIONES: readonly Choice<Values['operacion']>[] = [
  { id: 'sumar', label: 'Sumar' },
  { id: 'restar', label: 'Restar' },
];

/** The rule of an adjustment. An empty field counts as 0 minutes. */
const rules: readonly Rule<Values>[] = [
  ({ minutos }) => {
    const failure = findFailure(ajusteTiempoRules, { minutos: minutos ?? 0 });
    return failure ? { campo: 'minutos', texto: failure.texto } : null;
  },
];

/** The current balance, and the balance after the adjustment if the minutes are filled in. */
function describeResult(saldo: number, { operacion, minutos }: Values): string {
  const now = `${describeSaldo(saldo, { lleva: 'Lleva', debe: 'debe' })}.`;
  if (minutos === null || minutos <= 0) return now;
  return `${now} ${describeSaldo(saldo + (operacion === 'sumar' ? minutos : -minutos), { lleva: 'Quedará en', debe: 'deberá' })}.`;
}

interface AjusteTiempoDialogProps extends Pick<TiemposScreenProps, 'onAct'> {
  fila: FilaTiempo;
  onClose: () => void;
}

/** Adds minutes to an open time, or takes them off (TIE-41 to TIE-44). */
export function AjusteTiempoDialog({
  fila: { tiempo, saldo },
  onAct,
  onClose,
}: AjusteTiempoDialogProps) {
  const form = useForm<Values>({
    initial: { operacion: 'sumar', minutos: null },
    rules,
    onSubmit: ({ operacion, minutos }) =>
      onAct({ accion: 'ajustar', tiempo, operacion, minutos: minutos ?? 0 }),
    onDone: onClose,
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title={`Ajustar a ${tiempo.bajoNombre}`}
      label="Ajuste del tiempo"
      submitLabel="Ajustar"
      pendingLabel="Ajustando"
      onClose={onClose}
    >
      <Choices label="Operación" choices={OPERACIONES} inRow {...form.field('operacion')} />
      <NumberField
        label="Minutos"
        unit="min"
        min={1}
        description={describeResult(saldo, form.values)}
        {...form.field('minutos')}
      />
    </FormDialog>
  );
}
