import { NOMBRE_MAX } from '@garita/domain/nombres/nombre';
import { type VetoValues, vetoRules } from '@garita/domain/vetos/veto.rules';
import { DatePicker } from '../../components/DatePicker';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import type { VetosScreenProps } from './VetosScreenProps';

const INITIAL: VetoValues = { nombre: '', motivo: '', hasta: '', enlace: '' };

interface NuevoVetoProps extends Pick<VetosScreenProps, 'onVeto'> {
  /** Today in the agency's zone, `YYYY-MM-DD`. */
  hoy: string;
  onClose: () => void;
}

export function NuevoVeto({ hoy, onVeto, onClose }: NuevoVetoProps) {
  const form = useForm<VetoValues>({
    initial: INITIAL,
    rules: vetoRules(hoy),
    onSubmit: onVeto,
    onDone: onClose,
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title="Nuevo veto"
      submitLabel="Vetar"
      pendingLabel="Vetando el nombre"
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        description="Tampoco valdrán los nombres que se confunden con él, como los que cambian una l por un 1."
        maxLength={NOMBRE_MAX}
        isLiteral
        autoComplete="off"
        {...form.field('nombre')}
      />
      <MotivoField
        description="Lo leerá quien mire este nombre en la puerta."
        {...form.field('motivo')}
      />
      <DatePicker
        label="Hasta (opcional)"
        description="El último día, incluido. Sin día, para siempre."
        {...form.field('hasta')}
      />
      <TextField
        label="Prueba (opcional)"
        description="La dirección de una captura o de un mensaje. Solo la ve quien ve esta lista."
        isLiteral
        autoComplete="off"
        {...form.field('enlace')}
      />
    </FormDialog>
  );
}
