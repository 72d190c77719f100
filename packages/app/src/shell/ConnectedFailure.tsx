import type { FailedPartProps } from '@garita/ui/parts/FailureContext';
import { type Advice, PartFailure } from '@garita/ui/parts/PartFailure';
import { useEffect, useState } from 'react';
import { askPortal, type PortalAnswer } from './askPortal';

/** A portal that answers, and still the second try fails: this browser keeps the failure until the page is loaded anew. */
const toAdvice = (answer: PortalAnswer, isAgain: boolean): Advice =>
  answer === 'changed' ? 'update' : answer === 'same' && isAgain ? 'reload' : 'retry';

/** Asks the portal what has become of a part that could not be loaded, and says it. */
export function ConnectedFailure(failed: FailedPartProps) {
  const { isAgain } = failed;
  const [advice, setAdvice] = useState<Advice | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void askPortal().then((answer) => isCurrent && setAdvice(toAdvice(answer, isAgain)));
    return () => {
      isCurrent = false;
    };
  }, [isAgain]);
  return advice && <PartFailure {...failed} advice={advice} onReload={() => location.reload()} />;
}
