import { SEMANAS_PULSO } from '@garita/domain/pulso/tramos';
import { PulsoScreen } from '@garita/ui/screens/pulso/PulsoScreen';
import { useSearchParams } from 'react-router-dom';
import { read } from '../data/read';
import { useReads } from '../data/useReads';

export function Component() {
  const [params, setParams] = useSearchParams();
  const semanas =
    SEMANAS_PULSO.find((count) => String(count) === params.get('semanas')) ?? SEMANAS_PULSO[0];
  return (
    <PulsoScreen
      state={useReads({ pulso: read('pulso', { semanas }) })}
      semanas={semanas}
      onSemanas={(count) =>
        setParams(count === SEMANAS_PULSO[0] ? {} : { semanas: String(count) }, { replace: true })
      }
    />
  );
}
