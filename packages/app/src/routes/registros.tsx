import { OP_FICHAJE } from '@garita/domain/fichajes/acciones';
import { RegistrosScreen } from '@garita/ui/screens/registros/RegistrosScreen';
import type { Busqueda } from '@garita/ui/screens/registros/RegistrosScreenProps';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toScreenState } from '../data/toScreenState';
import { useWrite } from '../data/useWrite';
import { useSignedInUser } from '../portal/useSession';
import { registroQuery } from '../queries/registros';

export function Component() {
  const [busqueda, setBusqueda] = useState<Busqueda>({ modulo: 'tiempos', palabra: '' });
  const actionFichar = useWrite('actionFichar');
  const registros = useInfiniteQuery(registroQuery(busqueda.modulo, busqueda.palabra));
  return (
    <RegistrosScreen
      state={toScreenState({ registros })}
      busqueda={busqueda}
      viewer={useSignedInUser()}
      onSearch={setBusqueda}
      hayMas={registros.hasNextPage}
      onMore={() => void registros.fetchNextPage()}
      isCargandoMas={registros.isFetchingNextPage}
      onSubtract={({ id, usuario }, minutos) => actionFichar({ op: minutos, id, usuario })}
      onCorrect={({ id, usuario }, correccion) =>
        actionFichar({ op: OP_FICHAJE.corregir, id, usuario, ...correccion })
      }
    />
  );
}
