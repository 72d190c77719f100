import { Bloques } from '@garita/ui/screens/inicio/Bloques';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/read';
import { toBloqueState } from '../../data/toBloqueState';
import { useUser } from '../../portal/useSession';
import { configuracionQuery } from '../../queries/agencia';
import { useFailureNotice } from './useFailureNotice';

const SIN_WIDGETS = { discord: null, social: null };

/** A visitor sees the blocks that the agency has chosen. */
export function ConnectedBloques() {
  const { data: configuracion } = useQuery(configuracionQuery());
  const user = useUser();
  const membresias = useQuery(read('getMembresias'));
  useFailureNotice(membresias.error);
  return (
    <Bloques
      {...(user === null && configuracion && { orden: configuracion.bloques })}
      {...(configuracion && { zona: configuracion.zona })}
      administracion={toBloqueState(useQuery(read('admins')))}
      empleados={toBloqueState(useQuery(read('empleadoMes')))}
      referencia={toBloqueState(
        useQuery({ ...read('fechas'), select: ({ referencia }) => referencia }),
      )}
      membresias={toBloqueState(membresias)}
      widgets={configuracion?.widgets ?? SIN_WIDGETS}
    />
  );
}
