import { Bloques } from '@garita/ui/screens/inicio/Bloques';
import { useQuery } from '@tanstack/react-query';
import { toBloqueState } from '../data/toBloqueState';
import { configuracionQuery } from '../queries/agencia';
import { empleadosActivosQuery } from '../queries/empleadomes';
import { adminsQuery } from '../queries/equipo';
import { fechasQuery } from '../queries/inicio';
import { catalogoQuery } from '../queries/membresias';
import { useFailureNotice } from './useFailureNotice';

const SIN_WIDGETS = { discord: null, social: null };

/** What the start shows to everyone, each part with its own data. */
export function ConnectedBloques() {
  const { data: configuracion } = useQuery(configuracionQuery());
  const membresias = useQuery(catalogoQuery());
  useFailureNotice(membresias.error);
  return (
    <Bloques
      administracion={toBloqueState(useQuery(adminsQuery()))}
      empleados={toBloqueState(useQuery(empleadosActivosQuery()))}
      referencia={toBloqueState(useQuery({ ...fechasQuery(), select: ({ referencia }) => referencia }))}
      membresias={toBloqueState(membresias)}
      widgets={configuracion?.widgets ?? SIN_WIDGETS}
    />
  );
}
