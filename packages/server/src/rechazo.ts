import { SERVICIO, VERSIONES } from '@garita/domain/reglas/textos';

type HttpStatus = 400 | 401 | 403 | 404 | 409 | 429 | 503;

/** Seconds until a retry when the disk is full. A person must free space first. */
export const NO_ROOM_SECONDS = 30;

/** Seconds until a retry while a newer Garita has migrated the database. */
const OVERTAKEN_SECONDS = 30;

/** A refusal with a Spanish text for the person. The error mapper turns it into `{msg, status}`. */
export class Rechazo extends Error {
  override readonly name = 'Rechazo';
  constructor(
    readonly httpStatus: HttpStatus,
    message: string,
    readonly detail: { campo?: string; retryAfter?: number; motivo?: string } = {},
  ) {
    super(message);
  }

  static invalid(campo: string, texto: string): Rechazo {
    return new Rechazo(400, texto, { campo });
  }
  static unauthorized(texto: string): Rechazo {
    return new Rechazo(401, texto);
  }
  static forbidden(texto: string): Rechazo {
    return new Rechazo(403, texto);
  }
  static notFound(texto: string): Rechazo {
    return new Rechazo(404, texto);
  }
  /** The current state, or a concurrent change, does not allow the act. */
  static conflict(texto: string, campo?: string): Rechazo {
    return new Rechazo(409, texto, campo === undefined ? {} : { campo });
  }
  /** The same request is still in progress; a retry soon gets its answer. */
  static underWay(texto: string): Rechazo {
    return new Rechazo(409, texto, { retryAfter: 1 });
  }
  static tooMany(texto: string, seconds: number): Rechazo {
    return new Rechazo(429, texto, { retryAfter: seconds });
  }
  /**
   * The refusal of a write when the portal does not know whether the write was committed.
   * @param isVisitor a visitor's write is safe to repeat
   * @param keepsAnswer the idempotency key returns the stored answer, so a retry is safe
   */
  static unknown({
    isVisitor,
    keepsAnswer,
  }: {
    isVisitor: boolean;
    keepsAnswer: boolean;
  }): Rechazo {
    const texto = isVisitor ? SERVICIO.noDisponible : SERVICIO.sinResultado;
    return new Rechazo(503, texto, {
      motivo: 'resultado-desconocido',
      ...(keepsAnswer && { retryAfter: 1 }),
    });
  }
  /** A newer Garita has migrated the database, so this Garita only reads. */
  static overtaken(): Rechazo {
    return new Rechazo(503, VERSIONES.masNueva, {
      retryAfter: OVERTAKEN_SECONDS,
      motivo: 'esquema',
    });
  }
  /** @param detail `retryAfter` in seconds (1 by default); `motivo` is the reason for programs */
  static unavailable(
    texto: string,
    detail: { retryAfter?: number; motivo?: string } = {},
  ): Rechazo {
    return new Rechazo(503, texto, { retryAfter: 1, ...detail });
  }
}
