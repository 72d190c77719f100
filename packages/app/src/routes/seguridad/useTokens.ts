import { TOKENS } from '@garita/domain/tokens/textos';
import type { SeguridadScreenProps } from '@garita/ui/screens/seguridad/SeguridadScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../../data/toScreenState';
import { useWrite } from '../../data/useWrite';
import { copyText } from '../../portal/copyText';
import { useServerNow } from '../../portal/useServerNow';
import { useSignedInUser } from '../../portal/useSession';
import { tokensQuery } from '../../queries/tokens';

export function useTokens(): SeguridadScreenProps['tokens'] {
  const viewer = useSignedInUser();
  const tokens = useQuery(tokensQuery());
  const crearToken = useWrite('crearToken', { isToldElsewhere: true, isSecret: true });
  const revocarToken = useWrite('revocarToken');
  return {
    state: toScreenState({ tokens }),
    viewer,
    now: useServerNow(),
    onCreate: async ({ soloLectura, codigos, ...values }) =>
      (
        await crearToken({
          ...values,
          soloLectura: soloLectura ? 1 : 0,
          codigos: soloLectura ? [] : [...codigos],
        })
      ).token,
    onRevoke: (id) => revocarToken({ id }),
    onCopy: (token) =>
      void copyText(token, {
        copied: TOKENS.copiado,
        byHand: 'No se pudo copiar. Toca el token para seleccionarlo y cópialo tú.',
      }),
  };
}
