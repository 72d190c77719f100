import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { type DespidoValues, despidoRules } from '@garita/domain/despidos/despido.rules';
import { useMemo, useRef, useState } from 'react';
import { ErrorState } from '../../components/ErrorState';
import { TextArea } from '../../components/TextArea';
import { UserPicker } from '../../components/UserPicker';
import { FormDialog } from '../../form/FormDialog';
import { isRefusal } from '../../form/refusal';
import { useForm } from '../../form/useForm';
import { DespidoDialog } from './DespidoDialog';
import type { DespidosScreenProps, NuevoDespido as Pedido } from './DespidosScreenProps';

/** As much as the contract admits. */
const MOTIVO_MAX = 500;
const INITIAL: DespidoValues = { usuario: null, motivo: '' };

interface NuevoDespidoProps extends Pick<DespidosScreenProps, 'personas' | 'viewer' | 'onDespedir' | 'onAviso'> {
  onClose: () => void;
}

/** Whom to dismiss and why (DES-03, DES-08, DES-09), and then what that means. From the question one comes back to the form as it was filled in. */
export function NuevoDespido({ personas, viewer, onDespedir, onAviso, onClose }: NuevoDespidoProps) {
  const [asked, setAsked] = useState<{ readonly despido: Pedido; readonly nombre: string } | null>(null);
  const everybody = personas.kind === 'ready' ? personas.data.personas : null;
  const people = useMemo(() => (everybody ?? []).filter((target) => can(ACCESS.despedir, viewer, { target })), [everybody, viewer]);
  const form = useForm<DespidoValues>({
    initial: INITIAL,
    rules: despidoRules,
    onSubmit: ({ usuario, motivo }) => {
      const person = people.find(({ id }) => id === usuario);
      if (person) setAsked({ despido: { usuario: person.id, motivo }, nombre: person.usuario });
    },
    onAviso,
  });
  const isOver = useRef(false);
  const dismiss = async () => {
    if (!asked) return;
    try {
      await onDespedir(asked.despido);
      isOver.current = true;
    } catch (error) {
      isOver.current = isRefusal(error) && [404, 409].includes(error.httpStatus);
      throw error;
    }
  };
  if (asked) {
    return (
      <DespidoDialog usuario={asked.nombre} motivo={asked.despido.motivo} onDespedir={dismiss} onClose={() => (isOver.current ? onClose() : setAsked(null))} />
    );
  }
  return (
    <FormDialog form={form} title="Nuevo despido" label="Nuevo despido" submitLabel="Continuar" pendingLabel="Un momento" onClose={onClose}>
      {personas.kind === 'error' ? (
        <ErrorState onRetry={personas.onRetry}>{personas.error}</ErrorState>
      ) : (
        <UserPicker
          label="Usuario"
          people={people}
          isLoading={personas.kind === 'loading'}
          description="Solo quienes están por debajo de ti."
          {...form.field('usuario')}
        />
      )}
      <TextArea
        label="Motivo"
        description="Quedará escrito en la lista de despidos."
        maxLength={MOTIVO_MAX}
        {...form.field<'motivo', HTMLTextAreaElement>('motivo')}
      />
    </FormDialog>
  );
}
