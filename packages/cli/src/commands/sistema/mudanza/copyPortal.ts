import { contar } from '@garita/domain/formato/contar';
import { describeFaltan } from '@garita/domain/mudanza/describeFaltan';
import type { Context } from '../../../Context';
import { PartialError, ReportedError } from '../../../errors';
import { toVisible } from '../../../output/toVisible';
import {
  type Copiado,
  fetchMudanza,
  type Mudanza,
} from '../../../services/sistema/mudanza/fetchMudanza';
import { openAvance } from '../../../services/sistema/mudanza/openAvance';
import { catchStop } from '../../../terminal/catchStop';

function tell({ stderr }: Context, carpeta: string, { portada, hechas, respuestas }: Copiado) {
  const { faltan } = portada;
  stderr.write(
    `Guardado en «${carpeta}»: ${contar(respuestas, 'respuesta', 'respuestas')}, ${contar(hechas, 'nueva', 'nuevas')}.\n`,
  );
  if (faltan.length === 0) return;
  stderr.write(`${contar(faltan.length, 'respuesta falta', 'respuestas faltan')}:\n`);
  for (const texto of describeFaltan(faltan)) stderr.write(`  ${toVisible(texto)}\n`);
}

/**
 * Copies a portal's answers into a folder, with its progress. @throws PartialError if answers are
 * missing. @throws ReportedError after a signal
 */
export async function copyPortal(
  context: Context,
  mudanza: Omit<Mudanza, 'signal'>,
): Promise<void> {
  const stopping = new AbortController();
  const stop = catchStop(context, () => stopping.abort());
  const avance = openAvance(context);
  try {
    const copiado = await fetchMudanza({ ...mudanza, signal: stopping.signal }, avance);
    avance.end();
    tell(context, mudanza.carpeta, copiado);
    const code = stop.code();
    if (code !== null) {
      context.stderr.write('Se ha interrumpido: la misma orden sigue por donde iba.\n');
      throw new ReportedError(code);
    }
    if (copiado.portada.faltan.length > 0)
      throw new PartialError(
        'La copia no está completa: la misma orden vuelve a pedir lo que falta.',
      );
  } finally {
    avance.end();
    stop.release();
  }
}
