import { ajusteRules } from '@garita/domain/nomina/ajuste.rules';
import type { FilaNomina } from '@garita/domain/nomina/joinNomina';
import { formatRequisito, LOGRO_DE, REQUISITOS } from '@garita/domain/nomina/requisito';
import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { isExcesivo } from '@garita/domain/reglas/totalMaximo';
import { NumberField } from '../../components/NumberField';
import { type Choice, Choices } from '../../form/Choices';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import type { NominaScreenProps } from './NominaScreenProps';

interface Values {
  operacion: 'sumar' | 'restar';
  requisito: (typeof REQUISITOS)[number];
  cantidad: number | null;
  motivo: string;
}

const OPERACIONES: readonly Choice<Values['operacion']>[] = [
  { id: 'sumar', label: 'Sumar' },
  { id: 'restar', label: 'Restar' },
];

const requisitosOf = ({
  ascensos,
  asistencias,
  times,
}: FilaNomina): readonly Choice<Values['requisito']>[] => [
  { id: 'ascenso', label: 'Ascensos', description: `Tiene ${ascensos}` },
  { id: 'asistencia', label: 'Asistencias', description: `Tiene ${asistencias}` },
  { id: 'minutos', label: 'Tiempos', description: `Tiene ${times} minutos` },
];

/** The rules of an adjustment. An empty amount counts as 0. */
const rules: readonly Rule<Values>[] = [
  ({ cantidad, motivo }) => {
    const failure = findFailure(ajusteRules, { cantidad: cantidad ?? 0, motivo });
    return failure
      ? { campo: failure.campo === 'motivo' ? 'motivo' : 'cantidad', texto: failure.texto }
      : null;
  },
];

/**
 * The total after the adjustment, in words, as far as the form is filled in. The server refuses a
 * negative total and a total beyond the maximum.
 */
function describeResult(fila: FilaNomina, { operacion, requisito, cantidad }: Values): string {
  const has = fila[LOGRO_DE[requisito]];
  const now = `Tiene ${formatRequisito(requisito, has)}.`;
  if (cantidad === null || cantidad <= 0) return now;
  if (operacion === 'restar' && cantidad > has) return `${now} No se puede restar tanto.`;
  const will = has + (operacion === 'sumar' ? cantidad : -cantidad);
  return `${now} ${isExcesivo(has, will) ? 'No se puede sumar tanto.' : `Quedará en ${formatRequisito(requisito, will)}.`}`;
}

interface AjusteDialogProps extends Pick<NominaScreenProps, 'onAdjust'> {
  fila: FilaNomina;
  onClose: () => void;
}

/** Adds to or subtracts from what a person has in the open period (NOM-10 to NOM-17). */
export function AjusteDialog({ fila, onClose, onAdjust }: AjusteDialogProps) {
  const form = useForm<Values>({
    initial: { operacion: 'sumar', requisito: 'ascenso', cantidad: null, motivo: '' },
    rules,
    onSubmit: async ({ operacion, requisito, cantidad, motivo }) => {
      const requisitos = REQUISITOS.indexOf(requisito) as 0 | 1 | 2;
      await onAdjust({
        id: fila.id,
        opcion: operacion === 'sumar' ? 0 : 1,
        requisitos,
        cantidad: cantidad ?? 0,
        motivo,
      });
      onClose();
    },
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title={`Ajustar a ${fila.usuarioNombre}`}
      label="Ajuste de la nómina"
      submitLabel="Ajustar"
      pendingLabel="Ajustando"
      onClose={onClose}
    >
      <Choices label="Operación" choices={OPERACIONES} inRow {...form.field('operacion')} />
      <Choices label="Requisito" choices={requisitosOf(fila)} {...form.field('requisito')} />
      <NumberField
        label="Cantidad"
        min={1}
        description={describeResult(fila, form.values)}
        {...(form.values.requisito === 'minutos' && { unit: 'min' })}
        {...form.field('cantidad')}
      />
      <MotivoField {...form.field('motivo')} />
    </FormDialog>
  );
}
