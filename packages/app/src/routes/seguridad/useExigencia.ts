import type { SeguridadScreenProps } from '@garita/ui/screens/seguridad/SeguridadScreen';
import { skipToken, useQuery } from '@tanstack/react-query';
import { read } from '../../data/read';
import { toScreenState } from '../../data/toScreenState';
import { useWrite } from '../../data/useWrite';
import { useSignedInUser } from '../../portal/useSession';

/**
 * The setting that requires second factors. null for any user except the owner, since only the
 * owner's page loads the setting.
 * @param isProtected whether the owner has a second factor, without which the setting cannot be
 * changed
 */
export function useExigencia(isProtected: boolean): SeguridadScreenProps['exigencia'] {
  const isOwner = useSignedInUser().permisoSys === 1;
  const exigencia = useQuery({ ...read('factorExigido'), ...(!isOwner && { queryFn: skipToken }) });
  const rangos = useQuery({ ...read('rangos'), ...(!isOwner && { queryFn: skipToken }) });
  const exigirFactor = useWrite('exigirFactor');
  if (!isOwner) return null;
  const state = toScreenState({ exigencia, rangos });
  return {
    state:
      state.kind === 'ready'
        ? {
            ...state,
            data: { exigencia: state.data.exigencia, categorias: state.data.rangos.categorias },
          }
        : state,
    isProtected,
    onSave: ({ permisos, ...exigencia }) => exigirFactor({ ...exigencia, permisos: [...permisos] }),
  };
}
