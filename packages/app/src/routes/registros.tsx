import { ApiError } from '@garita/api-client/ApiError';
import { type Busqueda, RegistrosScreen } from '@garita/ui/screens/registros/RegistrosScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { fichar } from '../queries/fichajes';
import { buscarRegistroQuery, registrosQuery } from '../queries/registros';
import { useSignedInUser } from '../session/useSession';

export function Component() {
  const viewer = useSignedInUser();
  const client = useQueryClient();
  const [busqueda, setBusqueda] = useState<Busqueda>({ modulo: 'tiempos', palabra: '' });
  const registros = useQuery(registrosQuery());
  const hallado = useQuery({ ...buscarRegistroQuery(busqueda.modulo, busqueda.palabra), enabled: busqueda.palabra !== '' });
  // Refused because of how things stand, what was looked at is old: the refusal is told together with what is there now.
  const onError = (error: Error) => error instanceof ApiError && [404, 409].includes(error.httpStatus) && client.invalidateQueries({ queryKey: ['registros'] });
  const { mutateAsync: restar } = useMutation({ ...fichar(), onError });
  return (
    <RegistrosScreen
      state={toScreenState({ registros })}
      busqueda={busqueda}
      hallado={toScreenState({ registros: hallado })}
      viewer={viewer}
      onBuscar={setBusqueda}
      onRestar={({ id, usuario }, minutos) => restar({ op: minutos, id, usuario })}
    />
  );
}
