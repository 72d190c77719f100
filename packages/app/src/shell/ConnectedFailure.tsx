import type { FailedPartProps } from '@garita/ui/parts/FailureContext';
import { type Advice, PartFailure } from '@garita/ui/parts/PartFailure';
import { useEffect, useState } from 'react';
import { askPortal, type PortalAnswer } from './askPortal';

/** A portal that answers, and still the second try fails: this browser keeps the failure until the page is loaded anew. */
const toAdvice = (answer: PortalAnswer, isAgain: boolean): Advice =>
  answer === 'changed' ? 'update' : answer === 'same' && isAgain ? 'reload' : 'retry';

/** Asks the portal what has become of a part that could not be loaded, and says it. */
export function ConnectedFailure({ error, ...failed }: FailedPartProps) {
  const [first] = useState(error);
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void askPortal().then((answer) => isCurrent && setAdvice(toAdvice(answer, error !== first)));
    return () => {
      isCurrent = false;
    };
  }, [error, first]);
  return advice && <PartFailure {...failed} advice={advice} onReload={() => location.reload()} />;
}
