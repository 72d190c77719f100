import type { Rule } from '@garita/domain/reglas/Rule';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import { useId } from 'react';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { ErrorState } from '../../components/ErrorState';
import { Switch } from '../../components/Switch';
import { UserPicker } from '../../components/UserPicker/UserPicker';
import { Form } from '../../form/Form';
import { useForm } from '../../form/useForm';
import type { TiemposScreenProps } from './TiemposScreenProps';

interface Values {
  bajo: number | null;
  /** Whether the viewer supervises the new time. */
  propio: boolean;
}

const NOBODY = -1;

const rules: readonly Rule<Values>[] = [
  ({ bajo }) => (bajo === null ? { campo: 'bajo', texto: TIEMPOS.seleccionaUsuario } : null),
];

interface NuevoTiempoDialogProps
  extends Pick<TiemposScreenProps, 'candidatos' | 'abierto' | 'viewer' | 'onOpenTime'> {
  onClose: () => void;
  onOpened: () => void;
}

/** Opens a time for a person (TIE-04, TIE-05). */
export function NuevoTiempoDialog({
  candidatos,
  abierto,
  viewer,
  onOpenTime,
  onClose,
  onOpened,
}: NuevoTiempoDialogProps) {
  const formId = useId();
  const personas = candidatos.kind === 'ready' ? candidatos.data.personas : [];
  const form = useForm<Values>({
    initial: { bajo: personas.find(({ id }) => id === abierto)?.id ?? null, propio: true },
    rules,
    onSubmit: async ({ bajo, propio }) => {
      if (bajo === null) return;
      await onOpenTime({ bajo, alto: propio ? viewer.id : NOBODY });
      onOpened();
    },
    notices: 'rules',
  });
  return (
    <Dialog
      onClose={onClose}
      title="Nuevo Tiempo"
      size="small"
      isDismissable={!form.isPending}
      actions={
        <>
          <Button onPress={onClose} isDisabled={form.isPending}>
            Cancelar
          </Button>
          {candidatos.kind !== 'error' && (
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isPending={form.isPending}
              pendingLabel="Abriendo"
            >
              Abrir
            </Button>
          )}
        </>
      }
    >
      {candidatos.kind === 'error' ? (
        <ErrorState onRetry={candidatos.onRetry}>{candidatos.error}</ErrorState>
      ) : (
        <Form form={form} id={formId} label="Nuevo tiempo" takesFocus>
          <UserPicker
            label="Usuario"
            people={personas}
            isLoading={candidatos.kind === 'loading'}
            description="Solo quienes están por debajo de ti y no tienen un tiempo abierto."
            {...form.field('bajo')}
          />
          <Switch
            label="Lo llevo yo"
            description="Contarás minutos como encargado. Si no, quedará sin encargado hasta que alguien lo ligue."
            {...form.field('propio')}
          />
        </Form>
      )}
    </Dialog>
  );
}
