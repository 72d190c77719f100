import { type RangoFechas, rangoFechasRules } from '@garita/domain/reglas/rangoFechas.rules';
import { useId } from 'react';
import { Button } from '../components/Button';
import { DateRange } from '../components/DateRange';
import { Dialog } from '../components/Dialog';
import { Form } from '../form/Form';
import { useForm } from '../form/useForm';

interface FechasDialogProps {
  /** The title, e.g. `Nómina por fechas`. */
  title: string;
  /** The currently filtered days; null when the list is not filtered. */
  rango: RangoFechas | null;
  onClose: () => void;
  /** Called with valid days. */
  onFilter: (rango: RangoFechas) => void;
}

/** Asks for the days of a list (NOM-03, NOM-07, NOM-08, LPG-04, LPG-13, LPG-14). */
export function FechasDialog({ title, rango, onClose, onFilter }: FechasDialogProps) {
  const formId = useId();
  const form = useForm<RangoFechas>({
    initial: rango ?? { inicio: '', final: '' },
    rules: rangoFechasRules,
    onSubmit: (values) => {
      onFilter(values);
      onClose();
    },
    notices: 'rules',
  });
  const [inicio, final] = [form.field('inicio'), form.field('final')];
  const change = (value: RangoFechas) => {
    if (value.inicio !== inicio.value) inicio.onChange(value.inicio);
    if (value.final !== final.value) final.onChange(value.final);
  };
  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button variant="primary" type="submit" form={formId}>
            Ver esos días
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} label={title} takesFocus>
        <DateRange
          label="Días, ambos incluidos"
          value={{ inicio: inicio.value, final: final.value }}
          onChange={change}
          errors={{ inicio: inicio.errorMessage, final: final.errorMessage }}
        />
      </Form>
    </Dialog>
  );
}
