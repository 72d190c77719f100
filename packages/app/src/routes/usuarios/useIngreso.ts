import { rutaDePersona } from '@garita/domain/persona/rutaDePersona';
import { toast } from '@garita/ui/components/toast';
import type { IngresoProps, Regreso } from '@garita/ui/screens/IngresoDialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { read } from '../../data/read';
import { toScreenState } from '../../data/toScreenState';
import { useWrite } from '../../data/useWrite';

/** The dialog that readmits a person. The person's exceptions load while it is open. */
export function useIngreso(): IngresoProps {
  const [regreso, setRegreso] = useState<Regreso | null>(null);
  const permisos = useQuery(read('permisosDe', { id: regreso?.id ?? null }));
  const ingresar = useWrite('ingresar', { isToldElsewhere: true });
  const navigate = useNavigate();
  return {
    regreso,
    onRegreso: setRegreso,
    permisosRegreso: toScreenState({ permisos }),
    onReadmit: async (usuario, devolver) => {
      const { msg } = await ingresar({ usuario, devolverPermisos: devolver ? 1 : 0 });
      // A notice with an action stays for six seconds. The changed row alone is easily missed.
      const onPress = () => void navigate(rutaDePersona(regreso?.usuario ?? ''));
      toast.success({ text: msg, action: { label: 'Ver su página', onPress } });
    },
  };
}
