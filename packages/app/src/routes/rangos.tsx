import { RangosScreen } from '@garita/ui/screens/rangos/RangosScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { rangosQuery } from '../queries/rangos';
import { useUser } from '../session/useSession';

export function Component() {
  return (
    <RangosScreen
      state={toScreenState({ rangos: useQuery(rangosQuery()) })}
      propia={useUser()?.id_categoria ?? null}
    />
  );
}
