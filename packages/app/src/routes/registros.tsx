import { RegistrosScreen } from '@garita/ui/screens/registros/RegistrosScreen';
import type { Busqueda } from '@garita/ui/screens/registros/RegistrosScreenProps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { buscarRegistroQuery, registrosQuery } from '../queries/registros';
import { useSignedInUser } from '../session/useSession';

export function Component() {
  const viewer = useSignedInUser();
  const [busqueda, setBusqueda] = useState<Busqueda>({ modulo: 'tiempos', palabra: '' });
  const registros = useQuery(registrosQuery());
  const hallado = useQuery({ ...buscarRegistroQuery(busqueda.modulo, busqueda.palabra), enabled: busqueda.palabra !== '' });
  const actionFichar = useWrite('actionFichar');
  return (
    <RegistrosScreen
      state={toScreenState({ registros })}
      busqueda={busqueda}
      hallado={toScreenState({ registros: hallado })}
      viewer={viewer}
      onSearch={setBusqueda}
      onSubtract={({ id, usuario }, minutos) => actionFichar({ op: minutos, id, usuario })}
    />
  );
}
