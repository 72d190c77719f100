import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { type DespidoValues, despidoRules } from '@garita/domain/despidos/despido.rules';
import type { Dada } from '@garita/domain/normativa/proponer';
import { useMemo, useState } from 'react';
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
import { DespidoDialog } from './DespidoDialog';
import type { DespidosScreenProps, NuevoDespido as RowInput } from './DespidosScreenProps';
import { VetarTambien } from './VetarTambien';

type Values = DespidoValues & SancionValues & { vetar: boolean };
const INITIAL: Values = { usuario: null, motivo: '', vetar: false, ...SIN_INFRACCION };
const DADA: Dada = { accion: 'despido' };

interface NuevoDespidoProps
  extends Pick<DespidosScreenProps, 'personas' | 'viewer' | 'sancion' | 'onDismiss'> {
  despedido: number | null;
  onClose: () => void;
}

/** The form (DES-03, DES-08, DES-09), then its confirmation. Going back keeps the form. */
export function NuevoDespido({
  despedido,
  personas,
  viewer,
  sancion,
  onDismiss,
  onClose,
}: NuevoDespidoProps) {
  const [asked, setAsked] = useState<{
    readonly despido: RowInput;
    readonly nombre: string;
  } | null>(null);
  const everybody = personas.kind === 'ready' ? personas.data.personas : null;
  const people = useMemo(
    () => (everybody ?? []).filter((target) => can(ACCESS.despedir, viewer, { target })),
    [everybody, viewer],
  );
  const form = useForm<Values>({
    initial: { ...INITIAL, usuario: people.some(({ id }) => id === despedido) ? despedido : null },
    rules: [...despidoRules, porqueRule(sancion, () => DADA)],
    onSubmit: (values) => {
      const { usuario, motivo, vetar } = values;
      const person = people.find(({ id }) => id === usuario);
      if (person)
        setAsked({
          despido: {
            usuario: person.id,
            motivo,
            ...(vetar && { vetar: 1 as const }),
            ...toEnviada(sancion, values, DADA),
          },
          nombre: person.usuario,
        });
    },
    notices: 'rules',
  });
  usePropuesta({ sancion, values: form.values, onMotivo: form.field('motivo').onChange });
  const dismiss = useAskedAct(onDismiss);
  if (asked) {
    return (
      <DespidoDialog
        usuario={asked.nombre}
        motivo={asked.despido.motivo}
        isVetado={asked.despido.vetar === 1}
        onDismiss={() => dismiss.act(asked.despido)}
        onClose={() => (dismiss.isOver() ? onClose() : setAsked(null))}
      />
    );
  }
  return (
    <FormDialog
      form={form}
      title="Nuevo despido"
      submitLabel="Continuar"
      pendingLabel="Un momento"
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
        dada={DADA}
        infraccion={form.field('infraccion')}
        porque={form.field('porque')}
      />
      <MotivoField
        description="Quedará escrito en la lista de despidos."
        {...form.field('motivo')}
      />
      {can(ACCESS.vetar, viewer) && <VetarTambien personas={1} {...form.field('vetar')} />}
    </FormDialog>
  );
}
