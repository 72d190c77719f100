import { toast } from '@garita/ui/components/toast';
import type { SeguridadScreenProps } from '@garita/ui/screens/seguridad/SeguridadScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { copyText } from '../copyText';
import { toScreenState } from '../data/toScreenState';
import { loadDevice } from '../llave/loadDevice';
import { confirmTotp, misFactoresQuery, prepareLlave, prepareTotp, removeLlave, removeTotp, renewCodigos, setUpLlave } from '../queries/factores';
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
  const { mutateAsync: prepare } = useMutation({ ...prepareLlave(), gcTime: 0 });
  const { mutateAsync: setUp } = useMutation({ ...setUpLlave(), gcTime: 0 });
  const { mutateAsync: onRemoveLlave } = useMutation(removeLlave());
  const notice = useFormNotice();
  const state = toScreenState({ factores });
  return {
    state: state.kind === 'ready' ? { kind: 'ready' as const, data: state.data.factores } : state,
    isMissing: debeSegundoFactor,
    onPrepare,
    onConfirm,
    onRemove,
    onAddLlave: async ({ nombre, clave }) => {
      const { makeLlave } = await loadDevice();
      const { opciones } = await prepare(clave);
      return setUp({ nombre, llave: await makeLlave(opciones) });
    },
    onRemoveLlave,
    onRenew,
    onCopy: (texto) => void copyCodigos(texto),
    onAviso: notice.show,
  };
}
