import {
  ESPERAS,
  judgeRespuesta,
  PACIENCIA,
  type Respuesta,
} from '@garita/domain/webhooks/entrega';
import type { Claim, Fin } from './claims.repository';

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/**
 * The instant of the next try; null = none. A rate limit does not count as a failure, but a
 * rate-limited delivery is sent again only while it is younger than {@link PACIENCIA}.
 */
function findNext(
  { entrega: { intentos, encolada_en } }: Claim,
  respuesta: Respuesta,
  now: Date,
): Date | null {
  const juicio = judgeRespuesta(respuesta);
  if (juicio === 'esperar')
    return now.getTime() - encolada_en.getTime() < PACIENCIA
      ? later(now, respuesta.espera ?? 0)
      : null;
  const wait = juicio === 'reintentar' ? ESPERAS[intentos] : undefined;
  return wait === undefined ? null : later(now, wait);
}

export function concludeEnvio(turno: Claim, texto: string, respuesta: Respuesta, now: Date): Fin {
  const { codigo, fallo, motivo } = respuesta;
  const juicio = judgeRespuesta(respuesta);
  const proximo = findNext(turno, respuesta, now);
  return {
    estado: juicio === 'entregada' ? 'entregada' : proximo === null ? 'marcada' : 'pendiente',
    texto,
    codigo,
    fallo,
    motivo,
    intentos: turno.entrega.intentos + (juicio === 'esperar' ? 0 : 1),
    proximo,
    detenido: juicio !== 'detener' ? null : fallo === 'ilegible' ? 'ilegible' : 'no_existe',
  };
}
