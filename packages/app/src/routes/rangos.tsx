import { RangosScreen } from '@garita/ui/screens/rangos/RangosScreen';
import { useQuery } from '@tanstack/react-query';
import { read } from '../data/read';
import { toScreenState } from '../data/toScreenState';
import { useUser } from '../portal/useSession';

export function Component() {
  return (
    <RangosScreen
      state={toScreenState({ rangos: useQuery(read('rangos')) })}
      propia={useUser()?.id_categoria ?? null}
    />
  );
}
