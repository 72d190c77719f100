import { toLegible } from '../formato/toLegible';

const MINUTE = 60_000;

/** How long is waited before each further try, in milliseconds: after the last one nobody tries by themself any more. */
export const ESPERAS: readonly number[] = [1 * MINUTE, 5 * MINUTE, 25 * MINUTE];
/** For how long what was delivered or given up stays in the list, in days. */
export const DIAS_ENTREGAS = 90;
/**
 * The longest that a receiver may ask to be left alone by its header, and by its body alone, whose unit it may have mistaken; and how long one that asks again
 * and again is waited for. In milliseconds.
 */
export const [ESPERA_MAX, ESPERA_DICHA_MAX, PACIENCIA] = [
  60 * MINUTE,
  1 * MINUTE,
  24 * 60 * MINUTE,
];

/** Why there was no answer. */
export type Fallo = 'tiempo' | 'conexion' | 'direccion' | 'ilegible' | 'apagado';

/** What came of one sending: what the receiver answered, or why it did not. */
export interface Respuesta {
  /** The HTTP status; null without an answer. */
  readonly codigo: number | null;
  readonly fallo: Fallo | null;
  /** How long the receiver asks to be left alone, in milliseconds; null when it asks for nothing. */
  readonly espera: number | null;
  /** Why it refuses, in its own words; null when it does not say. */
  readonly motivo: string | null;
}

/** What follows: it is there; it is tried again; it is tried again when the receiver allows it; nobody tries any more; nor is anything else sent there. */
export type Juicio = 'entregada' | 'reintentar' | 'esperar' | 'marcada' | 'detener';

/** What follows from an answer. A receiver that says 401 or 404 has been taken away. */
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
 * How long a receiver that is asked too often wants to be left alone, in milliseconds: as its answer says in seconds, finer than its header does. Old versions
 * of Discord's interface say milliseconds there, so that an answer that says more than the header is not believed, nor beyond {@link ESPERA_DICHA_MAX} one
 * without a header. One that says nothing is left alone for a minute, one whose header says much for {@link ESPERA_MAX}.
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

/** What a receiver answered, in words. */
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
