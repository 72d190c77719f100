import { ACCESS } from '@garita/api-client/access';
import { can } from '@garita/domain/acceso/can';
import { tituloMoneda } from '@garita/domain/agencia/tituloMoneda';
import { type MultaValues, multaRules } from '@garita/domain/multas/multa.rules';
import { useMemo } from 'react';
import { NumberField } from '../../components/NumberField';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { MotivoField } from '../MotivoField';
import { PersonaField } from '../PersonaField';
import type { MultasScreenProps } from './MultasScreenProps';

/** As much as the contract admits. */
const CREDITOS_MAX = 1_000_000_000;
const INITIAL: MultaValues = { usuario: null, motivo: '', creditos: 0 };

interface NuevaMultaDialogProps extends Pick<MultasScreenProps, 'personas' | 'multado' | 'viewer' | 'onFine' | 'onAviso'> {
  onClose: () => void;
}

/** Fines somebody below the viewer (MUL-02, MUL-04 to MUL-06). */
export function NuevaMultaDialog({ personas, multado, viewer, onFine, onAviso, onClose }: NuevaMultaDialogProps) {
  const everybody = personas.kind === 'ready' ? personas.data.personas : null;
  const people = useMemo(() => (everybody ?? []).filter((target) => can(ACCESS.sendMulta, viewer, { target })), [everybody, viewer]);
  const usuario = people.some(({ id }) => id === multado) ? multado : null;
  const form = useForm<MultaValues>({
    initial: { ...INITIAL, usuario },
    rules: multaRules,
    onSubmit: async ({ usuario: quien, motivo, creditos }) => {
      if (quien === null) return;
      await onFine({ usuario: quien, motivo, creditos: creditos ?? 0 });
      onClose();
    },
    onAviso,
  });
  return (
    <FormDialog form={form} title="Nueva multa" submitLabel="Multar" pendingLabel="Multando" onClose={onClose}>
      <PersonaField people={people} state={personas} description="Solo quienes están por debajo de ti." {...form.field('usuario')} />
      <MotivoField autoFocus={usuario !== null} {...form.field<'motivo', HTMLTextAreaElement>('motivo')} />
      <NumberField
        label={tituloMoneda()}
        min={0}
        max={CREDITOS_MAX}
        step={5}
        unit="c"
        description="Una multa de 0c es un aviso que queda escrito."
        {...form.field('creditos')}
      />
    </FormDialog>
  );
}
