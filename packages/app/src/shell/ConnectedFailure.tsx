import { type Advice, PartFailure } from '@garita/ui/components/PartFailure';
import type { FailedPartProps } from '@garita/ui/parts/FailureContext';
import { useEffect, useState } from 'react';
import { askPortal, type PortalAnswer } from './askPortal';

/**
 * Chooses the advice. If the portal has this page's version and a retry failed again, the browser
 * has cached the failure, and only a reload helps.
 */
const toAdvice = (answer: PortalAnswer, isAgain: boolean): Advice =>
  answer === 'changed' ? 'update' : answer === 'same' && isAgain ? 'reload' : 'retry';

/** Finds out why code could not be loaded, and shows what the user can do. */
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
