import { EquipoScreen } from '@garita/ui/screens/equipo/EquipoScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { equipoQuery } from '../queries/equipo';

export function Component() {
  return <EquipoScreen state={toScreenState({ equipo: useQuery(equipoQuery()) })} />;
}
