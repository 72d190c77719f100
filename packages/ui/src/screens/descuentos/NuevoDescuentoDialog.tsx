import {
  CODIGO_MAX,
  type DescuentoValues,
  descuentoRules,
} from '@garita/domain/descuentos/descuento.rules';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import { findFieldFailure } from '@garita/domain/reglas/Rule';
import { priceWithDescuento } from '@garita/domain/traslados/priceWithDescuento';
import { useMoneda } from '../../components/MonedaContext';
import { NumberField } from '../../components/NumberField';
import { TextField } from '../../components/TextField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import type { DescuentosScreenProps } from './DescuentosScreenProps';

const INITIAL: DescuentoValues = { codigo: '', descuento: null };

/** The example's price, in credits. */
const EXAMPLE = 80;

function describeEjemplo(values: DescuentoValues, moneda: Moneda): string {
  const { descuento } = values;
  if (descuento === null || findFieldFailure(descuentoRules, values, 'descuento'))
    return 'Del 1 al 100, sin decimales.';
  return `Un traslado de ${formatCredits(EXAMPLE, moneda)} costará ${formatCredits(priceWithDescuento(EXAMPLE, descuento), moneda)}.`;
}

interface NuevoDescuentoDialogProps extends Pick<DescuentosScreenProps, 'onCreate'> {
  onClose: () => void;
}

/** Creates a code (DSC-04, DSC-06, DSC-07). */
export function NuevoDescuentoDialog({ onCreate, onClose }: NuevoDescuentoDialogProps) {
  const form = useForm<DescuentoValues>({
    initial: INITIAL,
    rules: descuentoRules,
    onSubmit: onCreate,
    onDone: onClose,
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title="Nuevo código"
      label="Nuevo código de descuento"
      submitLabel="Crear"
      pendingLabel="Creando el código"
      onClose={onClose}
    >
      <TextField
        label="Código"
        description="Lo escribirá quien haga el traslado. Da igual en mayúsculas o minúsculas."
        maxLength={CODIGO_MAX}
        isLiteral
        autoComplete="off"
        {...form.field('codigo')}
      />
      <NumberField
        label="Descuento"
        description={describeEjemplo(form.values, useMoneda())}
        unit="%"
        min={1}
        max={100}
        {...form.field('descuento')}
      />
    </FormDialog>
  );
}
