import type { IngresoProps, Regreso } from '@garita/ui/screens/IngresoDialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../data/read';
import { toScreenState } from '../../data/toScreenState';
import { useWrite } from '../../data/useWrite';

/** The dialog that readmits a person. The person's exceptions load while it is open. */
export function useIngreso(): IngresoProps {
  const [regreso, setRegreso] = useState<Regreso | null>(null);
  const permisos = useQuery(read('permisosDe', { id: regreso?.id ?? null }));
  const ingresar = useWrite('ingresar');
  return {
    regreso,
    onRegreso: setRegreso,
    permisosRegreso: toScreenState({ permisos }),
    onReadmit: (usuario, devolverPermisos) =>
      ingresar({ usuario, devolverPermisos: devolverPermisos ? 1 : 0 }),
  };
}
