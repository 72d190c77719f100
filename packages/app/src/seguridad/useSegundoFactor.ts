import { toast } from '@garita/ui/components/toast';
import type { SeguridadScreenProps } from '@garita/ui/screens/seguridad/SeguridadScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { copyText } from '../copyText';
import { toScreenState } from '../data/toScreenState';
import { confirmTotp, misFactoresQuery, prepareTotp, removeTotp, renewCodigos } from '../queries/factores';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

async function copyCodigos(texto: string): Promise<void> {
  if (await copyText(texto)) toast.success({ text: 'Códigos copiados' });
  else toast.error({ text: 'No se pudieron copiar. Selecciónalos y cópialos tú, o descárgalos.' });
}

/** The part of the account's security that is about the second factor. */
export function useSegundoFactor(): SeguridadScreenProps['segundoFactor'] {
  const { debeSegundoFactor } = useSignedInUser();
  const factores = useQuery(misFactoresQuery());
  // Kept by nobody once they have been shown.
  const { mutateAsync: onPrepare } = useMutation({ ...prepareTotp(), gcTime: 0 });
  const { mutateAsync: onConfirm } = useMutation({ ...confirmTotp(), gcTime: 0 });
  const { mutateAsync: onRemove } = useMutation(removeTotp());
  const { mutateAsync: onRenew } = useMutation({ ...renewCodigos(), gcTime: 0 });
  const notice = useFormNotice();
  const state = toScreenState({ factores });
  return {
    state: state.kind === 'ready' ? { kind: 'ready' as const, data: state.data.factores } : state,
    isMissing: debeSegundoFactor,
    onPrepare,
    onConfirm,
    onRemove,
    onRenew,
    onCopy: (texto) => void copyCodigos(texto),
    onAviso: notice.show,
  };
}
