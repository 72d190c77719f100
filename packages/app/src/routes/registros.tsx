import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { RegistrosScreen } from '@garita/ui/screens/registros/RegistrosScreen';
import type { Busqueda } from '@garita/ui/screens/registros/RegistrosScreenProps';
import { useState } from 'react';
import { useReads } from '../data/useReads';
import { useWrite } from '../data/useWrite';
import { buscarRegistroQuery, registrosQuery } from '../queries/registros';
import { useSignedInUser } from '../session/useSession';

export function Component() {
  const [busqueda, setBusqueda] = useState<Busqueda>({ modulo: 'tiempos', palabra: '' });
  const actionFichar = useWrite('actionFichar');
  return (
    <RegistrosScreen
      state={useReads({ registros: registrosQuery() })}
      busqueda={busqueda}
      hallado={useReads({ registros: buscarRegistroQuery(busqueda.modulo, busqueda.palabra) }, busqueda.palabra !== '')}
      viewer={useSignedInUser()}
      onSearch={setBusqueda}
      onSubtract={({ id, usuario }, minutos) => actionFichar({ op: minutos, id, usuario })}
      onCorrect={({ id, usuario }, correccion) => actionFichar({ op: OP_FICHAJE.corregir, id, usuario, ...correccion })}
    />
  );
}
