import type { Context } from '../../../Context';
import { BulkProgress } from '../../../lote/BulkProgress';
import { openProgress } from '../../../terminal/openProgress';
import type { Avance } from './copiar';

/** Shows which group is copied, how many answers are left, and how long they take. */
export function openAvance(context: Context, isStopped: () => boolean): Avance & { end(): void } {
  const progress = openProgress(context);
  let group = '';
  let bulk = new BulkProgress(0, Date.now());
  const show = () => progress.show(`${group}: ${bulk.describe(Date.now())}`);
  return {
    isStopped,
    begin: (que, total) => {
      group = que;
      bulk = new BulkProgress(total, Date.now());
      show();
    },
    add: () => {
      bulk.add(Date.now());
      show();
    },
    end: progress.clear,
  };
}
