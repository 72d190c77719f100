import type { IngresoProps, Regreso } from '@garita/ui/screens/IngresoDialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../../data/toScreenState';
import { useWrite } from '../../data/useWrite';
import { permisosQuery } from '../../queries/usuarios';

/** Taking dismissed people back, for every screen that offers it: what their own codes are is asked for while the question stands. */
export function useIngreso(): IngresoProps {
  const [regreso, setRegreso] = useState<Regreso | null>(null);
  const permisos = useQuery(permisosQuery(regreso?.id ?? null));
  const ingresar = useWrite('ingresar');
  return {
    regreso,
    onRegreso: setRegreso,
    permisosRegreso: toScreenState({ permisos }),
    onReadmit: (usuario, devolverPermisos) =>
      ingresar({ usuario, devolverPermisos: devolverPermisos ? 1 : 0 }),
  };
}
