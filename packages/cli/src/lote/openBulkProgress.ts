import type { Context } from '../Context';
import { openProgress } from '../terminal/openProgress';
import { BulkProgress } from './BulkProgress';
import type { Resultado } from './sendLote';

const isAnswered = ({ resultado }: Resultado): boolean =>
  resultado !== 'sin enviar' && resultado !== 'sin respuesta';

/**
 * Shows the progress of a bulk run. The display is updated every second, since the rate falls while
 * no answer arrives.
 */
export function openBulkProgress(context: Context, total: number) {
  const progress = openProgress(context);
  const bulkProgress = new BulkProgress(total, Date.now());
  let pausa = 0;
  const show = () =>
    progress.show(
      pausa > 0 ? bulkProgress.describePausa(pausa) : bulkProgress.describe(Date.now()),
    );
  show();
  const timer = context.stderr.isTTY ? setInterval(show, 1_000) : undefined;
  timer?.unref();
  return {
    clear: progress.clear,
    tell: (resultado: Resultado) => {
      if (isAnswered(resultado)) bulkProgress.add(Date.now());
      pausa = 0;
      show();
    },
    tellPausa: (seconds: number) => {
      pausa = seconds;
      show();
    },
    end: () => {
      clearInterval(timer);
      progress.clear();
    },
  };
}
