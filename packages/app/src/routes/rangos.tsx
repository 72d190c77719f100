import { RangosScreen } from '@garita/ui/screens/rangos/RangosScreen';
import { useQuery } from '@tanstack/react-query';
import { toScreenState } from '../data/toScreenState';
import { useUser } from '../portal/useSession';
import { rangosQuery } from '../queries/rangos';

export function Component() {
  return (
    <RangosScreen
      state={toScreenState({ rangos: useQuery(rangosQuery()) })}
      propia={useUser()?.id_categoria ?? null}
    />
  );
}
