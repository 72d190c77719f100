import { minutesBetween } from '@garita/domain/fichajes/cuenta';
import { describeFuera } from '@garita/domain/fichajes/describeFuera';
import { cierreRules } from '@garita/domain/fichajes/fichaje.rules';
import { parseMomento, splitMomento } from '@garita/domain/fichajes/parseMomento';
import { FICHAJES } from '@garita/domain/fichajes/textos';
import { formatCuando } from '@garita/domain/formato/formatCuando';
import { sayMinutes } from '@garita/domain/formato/minutes';
import { findFailure, type Rule } from '@garita/domain/reglas/Rule';
import { DatePicker } from '../../components/DatePicker';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import type { Fichaje, FichajeScreenProps } from './FichajeScreenProps';

interface Values {
  dia: string;
  /** `HH:mm` in the reader's zone. */
  hora: string;
  motivo: string;
}

interface SalidaRealDialogProps extends Pick<FichajeScreenProps, 'now' | 'onClockOut'> {
  fichaje: Fichaje;
  onClose: () => void;
}

export function SalidaRealDialog({ fichaje, now, onClockOut, onClose }: SalidaRealDialogProps) {
  const { id, usuarioNombre, entrada, olvidada } = fichaje;
  const fuera = describeFuera(fichaje, now());
  const entry = Date.parse(entrada);
  const visto = olvidada?.visto;
  const exitOf = ({ dia, hora }: Values): string => parseMomento(dia, hora, { desde: entry }) ?? '';
  const rule: Rule<Values> = (values) => {
    const failure = findFailure(cierreRules({ entrada: entry, now: now() }), {
      salida: exitOf(values),
      motivo: values.motivo,
    });
    return (
      failure && { campo: failure.campo === 'salida' ? 'hora' : 'motivo', texto: failure.texto }
    );
  };
  const form = useForm<Values>({
    initial: {
      ...(visto ? splitMomento(Date.parse(visto)) : { dia: splitMomento(entry).dia, hora: '' }),
      motivo: olvidada ? FICHAJES.olvidada : '',
    },
    rules: [rule],
    onSubmit: (values) => onClockOut(id, { salida: exitOf(values), motivo: values.motivo.trim() }),
    onDone: onClose,
  });
  const salida = exitOf(form.values);
  const isKnown = salida !== '' && rule({ ...form.values, motivo: '-' }) === null;
  return (
    <FormDialog
      form={form}
      title={`¿Cuándo salió ${usuarioNombre}?`}
      label="Salida real"
      submitLabel="Cerrar fichaje"
      pendingLabel="Cerrando"
      onClose={onClose}
    >
      <p>
        Entró {formatCuando(entrada, now())}.{fuera && ` ${fuera}.`}
      </p>
      <DatePicker label="Día" {...form.field('dia')} />
      <TextField
        label="Hora"
        placeholder="18:30"
        inputMode="numeric"
        isLiteral
        description={
          isKnown
            ? `Se le contarán ${sayMinutes(minutesBetween(entry, Date.parse(salida)))}.`
            : 'Horas y minutos, como 18:30.'
        }
        {...form.field('hora')}
      />
      <MotivoField {...form.field('motivo')} />
    </FormDialog>
  );
}
