import type { components } from '@garita/api-client/schema';
import { type TraspasoValues, traspasoRules } from '@garita/domain/agencia/propiedad.rules';
import { useMemo } from 'react';
import { Notice } from '../../components/Notice';
import { FormDialog } from '../../form/FormDialog';
import { useForm } from '../../form/useForm';
import { ClaveField } from '../ClaveField';
import { PersonaField } from '../PersonaField';
import type { ScreenState } from '../ScreenState';
import type { Act } from '../useAct';

type Persona = components['schemas']['Persona'];

export interface TraspasoDialogProps {
  /** Active people (getUsuarios). */
  personas: ScreenState<{ readonly personas: readonly Persona[] }>;
  /** The owner, who cannot be chosen. */
  viewerId: number;
  /** Transfers the agency (traspasarPropiedad). The form shows a rejection. */
  onHandOver: Act<[{ usuario: number; clave: string }]>;
  onClose: () => void;
}

const INITIAL: TraspasoValues = { usuario: null, clave: '' };

export function TraspasoDialog({ personas, viewerId, onHandOver, onClose }: TraspasoDialogProps) {
  const everybody = personas.kind === 'ready' ? personas.data.personas : null;
  const people = useMemo(
    () => (everybody ?? []).filter(({ id }) => id !== viewerId),
    [everybody, viewerId],
  );
  const form = useForm<TraspasoValues>({
    initial: INITIAL,
    rules: traspasoRules,
    onSubmit: async ({ usuario, clave }) => {
      if (usuario === null) return;
      await onHandOver({ usuario, clave });
      onClose();
    },
    notices: 'rules',
  });
  return (
    <FormDialog
      form={form}
      title="Traspasar la agencia"
      submitLabel="Traspasar"
      pendingLabel="Traspasando"
      onClose={onClose}
    >
      <Notice tone="caution">
        Quien elijas será la única persona dueña y lo podrá todo, también sobre ti. A ti te quedarán
        los permisos de tu categoría y se cerrarán tus sesiones. Solo esa persona podrá
        devolvértela.
      </Notice>
      <PersonaField label="A quién" people={people} state={personas} {...form.field('usuario')} />
      <ClaveField {...form.field('clave')} />
    </FormDialog>
  );
}
