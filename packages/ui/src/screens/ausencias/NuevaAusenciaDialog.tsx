import { type AusenciaValues, ausenciaRules } from '@garita/domain/ausencias/ausencia.rules';
import { DateRange } from '../../components/DateRange';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import type { AusenciasScreenProps } from './AusenciasScreenProps';

const INITIAL: AusenciaValues = { motivo: '', inicio: '', final: '' };

interface NuevaAusenciaDialogProps extends Pick<AusenciasScreenProps, 'onRequest'> {
  hoy: string;
  onClose: () => void;
}

/**
 * The form that requests an absence (AUS-12 to AUS-16). Afterwards the screen has no button for
 * another request (AUS-17).
 */
export function NuevaAusenciaDialog({ hoy, onRequest, onClose }: NuevaAusenciaDialogProps) {
  const form = useForm<AusenciaValues>({
    initial: INITIAL,
    rules: ausenciaRules(hoy),
    onSubmit: onRequest,
    onDone: onClose,
    notices: 'rules',
  });
  const [inicio, final] = [form.field('inicio'), form.field('final')];
  const change = (days: { inicio: string; final: string }) => {
    if (days.inicio !== inicio.value) inicio.onChange(days.inicio);
    if (days.final !== final.value) final.onChange(days.final);
  };
  return (
    <FormDialog
      form={form}
      title="Nueva ausencia"
      submitLabel="Enviar"
      pendingLabel="Enviando la ausencia"
      onClose={onClose}
    >
      <MotivoField description="Lo leerá quien decida." {...form.field('motivo')} />
      <DateRange
        label="Días, ambos incluidos"
        value={{ inicio: inicio.value, final: final.value }}
        onChange={change}
        errors={{ inicio: inicio.errorMessage, final: final.errorMessage }}
      />
    </FormDialog>
  );
}
