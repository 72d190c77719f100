import { type DegradoValues, degradoRules } from '@garita/domain/degrados/degrado.rules';
import type { Dada } from '@garita/domain/normativa/proponer';
import { useMemo, useState } from 'react';
import { Select } from '../../components/Select';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import { PersonaField } from '../PersonaField';
import { porqueRule } from '../sancion/porqueRule';
import { SancionFields } from '../sancion/SancionFields';
import { type SancionValues, SIN_INFRACCION } from '../sancion/SancionValues';
import { toEnviada } from '../sancion/toEnviada';
import { usePropuesta } from '../sancion/usePropuesta';
import { useAskedAct } from '../useAskedAct';
import { type DegradoDescrito, DegradoDialog } from './DegradoDialog';
import type { DegradosScreenProps, NuevoDegrado as RowInput } from './DegradosScreenProps';
import { listCandidatos } from './listCandidatos';

type Values = DegradoValues & SancionValues;
const INITIAL: Values = { usuario: null, motivo: '', rango: null, ...SIN_INFRACCION };
const DADA: Dada = { accion: 'degrado' };

interface NuevoDegradoProps
  extends Pick<DegradosScreenProps, 'opciones' | 'viewer' | 'sancion' | 'onDemote'> {
  degradado: number | null;
  onClose: () => void;
}

/** The form (DEG-01, DEG-04 to DEG-07), then its confirmation. Going back keeps the form. */
export function NuevoDegrado({
  degradado,
  opciones,
  viewer,
  sancion,
  onDemote,
  onClose,
}: NuevoDegradoProps) {
  const [asked, setAsked] = useState<{
    readonly pedido: RowInput;
    readonly degrado: DegradoDescrito;
  } | null>(null);
  const data = opciones.kind === 'ready' ? opciones.data : null;
  const candidatos = useMemo(() => (data ? listCandidatos(data, viewer) : []), [data, viewer]);
  const form = useForm<Values>({
    initial: {
      ...INITIAL,
      usuario: candidatos.some(({ id }) => id === degradado) ? degradado : null,
    },
    rules: [...degradoRules, porqueRule(sancion, () => DADA)],
    onSubmit: (values) => {
      const person = candidatos.find(({ id }) => id === values.usuario);
      const mision = person?.inferiores.find(({ id }) => id === values.rango);
      if (!person || !mision) return;
      const { motivo } = values;
      setAsked({
        pedido: {
          usuario: person.id,
          motivo,
          rango: mision.id,
          ...toEnviada(sancion, values, DADA),
        },
        degrado: { usuario: person.usuario, tiene: person.mision, pasa: mision.nombre, motivo },
      });
    },
    notices: 'rules',
  });
  usePropuesta({ sancion, values: form.values, onMotivo: form.field('motivo').onChange });
  const demote = useAskedAct(onDemote);
  if (asked)
    return (
      <DegradoDialog
        degrado={asked.degrado}
        onDemote={() => demote.act(asked.pedido)}
        onClose={() => (demote.isOver() ? onClose() : setAsked(null))}
      />
    );
  const [usuario, rango] = [form.field('usuario'), form.field('rango')];
  const chosen = candidatos.find(({ id }) => id === usuario.value);
  return (
    <FormDialog
      form={form}
      title="Nuevo degrado"
      submitLabel="Continuar"
      pendingLabel="Un momento"
      onClose={onClose}
    >
      <PersonaField
        people={candidatos}
        state={opciones}
        description="Solo quienes están por debajo de ti y no tienen ya la misión más baja."
        {...usuario}
        onChange={(id) => {
          usuario.onChange(id);
          rango.onChange(null);
        }}
      />
      <SancionFields
        sancion={sancion}
        values={form.values}
        dada={DADA}
        infraccion={form.field('infraccion')}
        porque={form.field('porque')}
      />
      <MotivoField
        description="Quedará escrito en la lista de degrados."
        {...form.field('motivo')}
      />
      <Select
        label="Nueva misión"
        placeholder={chosen ? 'Elige una misión' : 'Antes, elige a alguien'}
        description={
          chosen
            ? `Ahora tiene ${chosen.mision}.`
            : 'Solo las que están por debajo de la que tiene.'
        }
        isDisabled={!chosen}
        options={(chosen?.inferiores ?? []).map(({ id, id_categoria, nombre }) => ({
          id,
          label: `${id_categoria} · ${nombre}`,
        }))}
        {...rango}
        onChange={(id) => rango.onChange(id === null ? null : Number(id))}
      />
    </FormDialog>
  );
}
