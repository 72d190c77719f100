import { toLegible } from '../formato/toLegible';

const MINUTE = 60_000;

/** Delays before each retry, in milliseconds. After the last delay there is no automatic retry. */
export const ESPERAS: readonly number[] = [1 * MINUTE, 5 * MINUTE, 25 * MINUTE];
/** Retention of delivered and failed entries, in days. */
export const DIAS_ENTREGAS = 90;
/**
 * Limits in milliseconds. `ESPERA_MAX`: the longest wait from the receiver's header.
 * `ESPERA_DICHA_MAX`: the longest wait that only the body has, since the body's unit may be wrong.
 * `PACIENCIA`: a rate-limited delivery is sent again only while it is younger than this.
 */
export const [ESPERA_MAX, ESPERA_DICHA_MAX, PACIENCIA] = [
  60 * MINUTE,
  1 * MINUTE,
  24 * 60 * MINUTE,
];

export type Fallo = 'tiempo' | 'conexion' | 'direccion' | 'ilegible' | 'apagado';

export interface Respuesta {
  /** The HTTP status; null without an answer. */
  readonly codigo: number | null;
  readonly fallo: Fallo | null;
  /** The wait that the receiver requests, in milliseconds; null if none. */
  readonly espera: number | null;
  /** The receiver's reason; null without one. */
  readonly motivo: string | null;
}

/**
 * `entregada`: delivered. `reintentar`: retry. `esperar`: retry when the receiver allows.
 * `marcada`: give up this entry. `detener`: disable the webhook.
 */
export type Juicio = 'entregada' | 'reintentar' | 'esperar' | 'marcada' | 'detener';

/** 401 and 404 mean that the receiver was deleted. */
export function judgeRespuesta({ codigo, fallo }: Pick<Respuesta, 'codigo' | 'fallo'>): Juicio {
  if (codigo === null)
    return fallo === 'ilegible' ? 'detener' : fallo === 'direccion' ? 'marcada' : 'reintentar';
  if (codigo >= 200 && codigo < 300) return 'entregada';
  if (codigo === 429) return 'esperar';
  if (codigo === 401 || codigo === 404) return 'detener';
  return codigo >= 500 || codigo === 408 ? 'reintentar' : 'marcada';
}

const secondsOf = (value: unknown): number | null => {
  const seconds =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\d+(\.\d+)?$/.test(value.trim())
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};

function retryOfBody(body: string): unknown {
  try {
    return (JSON.parse(body) as { retry_after?: unknown } | null)?.retry_after;
  } catch {
    return null;
  }
}

/**
 * The wait after 429, in milliseconds. The body's seconds are finer than the header's. Old versions
 * of Discord's API send milliseconds in the body. So a body's wait above the header's is ignored. A
 * body's wait without a header is capped at {@link ESPERA_DICHA_MAX}, a header's wait at {@link
 * ESPERA_MAX}. Without both, the wait is a minute.
 */
export function readEspera(header: string | null, body: string): number {
  const [said, rounded] = [secondsOf(retryOfBody(body)), secondsOf(header)];
  if (said === null) return Math.min(Math.ceil((rounded ?? 60) * 1000), ESPERA_MAX);
  return Math.min(
    Math.ceil(said * 1000),
    rounded === null ? ESPERA_DICHA_MAX : Math.min(Math.ceil(rounded * 1000), ESPERA_MAX),
  );
}

const FALLOS: Readonly<Record<Fallo, string>> = {
  tiempo: 'No respondió a tiempo.',
  conexion: 'No se pudo conectar.',
  direccion: 'Esa dirección no se puede usar.',
  ilegible: 'La dirección ya no se puede leer: ponla otra vez.',
  apagado: 'No se envió: el webhook estaba apagado.',
};

export function describeRespuesta({
  codigo,
  fallo,
  motivo,
}: Pick<Respuesta, 'codigo' | 'fallo' | 'motivo'>): string {
  if (fallo !== null) return FALLOS[fallo];
  if (codigo === null) return 'Aún no se ha enviado.';
  if (codigo >= 200 && codigo < 300) return 'Llegó.';
  if (codigo === 429) return 'Pidió esperar un poco (429).';
  if (codigo === 401 || codigo === 404) return `Allí ya no hay ningún webhook (${codigo}).`;
  return codigo >= 500
    ? `Falló el servicio que lo recibe (${codigo}).`
    : `Lo rechazó (${codigo})${motivo === null ? '' : `: «${toLegible(motivo)}»`}.`;
}
