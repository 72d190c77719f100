import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { type MultaValues, multaRules } from '@garita/domain/multas/multa.rules';
import type { Dada } from '@garita/domain/normativa/proponer';
import { useMemo } from 'react';
import { useMoneda } from '../../components/MonedaContext';
import { NumberField } from '../../components/NumberField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import { PersonaField } from '../PersonaField';
import { porqueRule } from '../sancion/porqueRule';
import { SancionFields } from '../sancion/SancionFields';
import type { Propuesta } from '../sancion/SancionProps';
import { type SancionValues, SIN_INFRACCION } from '../sancion/SancionValues';
import { toEnviada } from '../sancion/toEnviada';
import { usePropuesta } from '../sancion/usePropuesta';
import { creditosField } from './creditosField';
import type { MultasScreenProps } from './MultasScreenProps';

type Values = MultaValues & SancionValues;
const INITIAL: Values = { usuario: null, motivo: '', creditos: 0, ...SIN_INFRACCION };
/**
 * The reason proposed for an infraction. It includes a sanction in minutes, since the form has no
 * field for minutes.
 */
const motivoOf = ({ texto, accion, sancion }: Propuesta): string =>
  accion === 'minutos' ? `${texto}. ${sancion}.` : texto;
const dadaOf = ({ creditos }: MultaValues): Dada => ({ accion: 'multa', creditos: creditos ?? 0 });

interface NuevaMultaDialogProps
  extends Pick<MultasScreenProps, 'personas' | 'multado' | 'viewer' | 'sancion' | 'onFine'> {
  onClose: () => void;
}

/** Fines a person of a lower category (MUL-02, MUL-04 to MUL-06). */
export function NuevaMultaDialog({
  personas,
  multado,
  viewer,
  sancion,
  onFine,
  onClose,
}: NuevaMultaDialogProps) {
  const moneda = useMoneda();
  const everybody = personas.kind === 'ready' ? personas.data.personas : null;
  const people = useMemo(
    () => (everybody ?? []).filter((target) => can(ACCESS.sendMulta, viewer, { target })),
    [everybody, viewer],
  );
  const usuario = people.some(({ id }) => id === multado) ? multado : null;
  const form = useForm<Values>({
    initial: { ...INITIAL, usuario },
    rules: [...multaRules(moneda), porqueRule<Values>(sancion, dadaOf)],
    onSubmit: async (values) => {
      const { usuario: quien, motivo, creditos } = values;
      if (quien === null) return;
      await onFine({
        usuario: quien,
        motivo,
        creditos: creditos ?? 0,
        ...toEnviada(sancion, values, dadaOf(values)),
      });
      onClose();
    },
    notices: 'rules',
  });
  usePropuesta({
    sancion,
    values: form.values,
    motivoOf,
    onMotivo: form.field('motivo').onChange,
    onPropuesta: ({ accion, cantidad }) => {
      // A proposal of another kind, such as a dismissal, does not fill in a fine.
      if (['advertencia', 'minutos', 'multa'].includes(accion))
        form.field('creditos').onChange(accion === 'multa' ? cantidad : 0);
    },
  });
  return (
    <FormDialog
      form={form}
      title="Nueva multa"
      submitLabel="Multar"
      pendingLabel="Multando"
      onClose={onClose}
    >
      <PersonaField
        people={people}
        state={personas}
        description="Solo quienes están por debajo de ti."
        {...form.field('usuario')}
      />
      <SancionFields
        sancion={sancion}
        values={form.values}
        dada={dadaOf(form.values)}
        infraccion={form.field('infraccion')}
        porque={form.field('porque')}
      />
      <MotivoField autoFocus={usuario !== null} {...form.field('motivo')} />
      <NumberField {...creditosField(moneda)} {...form.field('creditos')} />
    </FormDialog>
  );
}
