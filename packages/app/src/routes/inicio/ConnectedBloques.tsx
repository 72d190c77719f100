import { Bloques } from '@garita/ui/screens/inicio/Bloques';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../data/read';
import { toBloqueState } from '../../data/toBloqueState';
import { configuracionQuery } from '../../queries/agencia';
import { useFailureNotice } from './useFailureNotice';

const SIN_WIDGETS = { discord: null, social: null };

/** The blocks for visitors that the agency has chosen. */
export function ConnectedBloques() {
  const { data: configuracion } = useQuery(configuracionQuery());
  const membresias = useQuery(read('getMembresias'));
  useFailureNotice(membresias.error);
  return (
    <Bloques
      {...(configuracion && { orden: configuracion.bloques, zona: configuracion.zona })}
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
