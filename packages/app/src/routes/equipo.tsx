import { EquipoScreen } from '@garita/ui/screens/equipo/EquipoScreen';
import { useQuery } from '@tanstack/react-query';
import { ConAusentes } from '../data/ConAusentes';
import { toScreenState } from '../data/toScreenState';
import { equipoQuery } from '../queries/equipo';

export function Component() {
  return (
    <ConAusentes>
      <EquipoScreen state={toScreenState({ equipo: useQuery(equipoQuery()) })} />
    </ConAusentes>
  );
}
