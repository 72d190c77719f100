import type { Context } from '../../../Context';
import { BulkProgress } from '../../../lote/BulkProgress';
import { openProgress } from '../../../terminal/openProgress';
import type { Avance } from './Copia';

/** Shows which group is copied, how many answers it has, and how long the others take. */
export function openAvance(context: Context): Avance & { readonly end: () => void } {
  const progress = openProgress(context);
  let group = '';
  let bulk = new BulkProgress(0, Date.now());
  const show = () => progress.show(`${group}: ${bulk.describe(Date.now())}`);
  return {
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
