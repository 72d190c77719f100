import { TOKENS } from '@garita/domain/tokens/textos';
import { toast } from '@garita/ui/components/toast';
import type { SeguridadScreenProps } from '@garita/ui/screens/seguridad/SeguridadScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { serverClock } from '../api';
import { copyText } from '../copyText';
import { toScreenState } from '../data/toScreenState';
import { createToken, revokeToken, tokensQuery } from '../queries/tokens';
import { useSignedInUser } from '../session/useSession';
import { useFormNotice } from '../shell/useFormNotice';

async function copyToken(token: string): Promise<void> {
  if (await copyText(token)) toast.success({ text: TOKENS.copiado });
  else toast.error({ text: 'No se pudo copiar. Toca el token para seleccionarlo y cópialo tú.' });
}

/** The part of the account's security that is about tokens of scripts. */
export function useTokens(): SeguridadScreenProps['tokens'] {
  const viewer = useSignedInUser();
  const tokens = useQuery(tokensQuery());
  const notice = useFormNotice();
  // Kept by nobody once it has been shown.
  const { mutateAsync: create } = useMutation({ ...createToken(), gcTime: 0 });
  const { mutateAsync: revoke } = useMutation(revokeToken());
  return {
    state: toScreenState({ tokens }),
    viewer,
    now: serverClock.now,
    onCreate: async (values) => {
      notice.clear();
      return (await create(values)).token;
    },
    onRevoke: revoke,
    onCopy: (token) => void copyToken(token),
    onAviso: notice.show,
  };
}
