import type { IngresoProps, Regreso } from '@garita/ui/screens/IngresoDialog';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { ingresarUsuario, permisosQuery } from '../queries/usuarios';

/**
 * Taking dismissed people back, for every screen that offers it: what their own codes are is asked for while the question stands.
 * @param onError what is done about a refusal besides telling it
 */
export function useIngreso(onError: (error: Error) => unknown): IngresoProps {
  const [regreso, setRegreso] = useState<Regreso | null>(null);
  const permisos = useQuery({ ...permisosQuery(regreso?.id ?? 0), ...(regreso === null && { queryFn: skipToken }) });
  const { mutateAsync: ingresar } = useMutation({ ...ingresarUsuario(), onError });
  return {
    regreso,
    onRegreso: setRegreso,
    permisosRegreso: toScreenState({ permisos }),
    onIngresar: (usuario, devolverPermisos) => ingresar({ usuario, devolverPermisos }),
  };
}
