import { SERVICIO, VERSIONES } from '@garita/domain/reglas/textos';

type HttpStatus = 400 | 401 | 403 | 404 | 409 | 429 | 503;

/** After how long to try again what found no room on the disk: a person has to make some. */
export const NO_ROOM_SECONDS = 30;

/** The same while a portal waits to be started anew. */
const OVERTAKEN_SECONDS = 30;

/** A refusal with a Spanish text for the person: what services throw, and the error mapper turns into `{msg, status}`. */
export class Rechazo extends Error {
  override readonly name = 'Rechazo';
  constructor(
    readonly httpStatus: HttpStatus,
    message: string,
    readonly detail: { campo?: string; retryAfter?: number; motivo?: string } = {},
  ) {
    super(message);
  }

  /** Bad input: 400 with the field at fault. */
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
  /** The present state does not allow it, or somebody was faster. @param campo the field at fault, where there is one. */
  static conflict(texto: string, campo?: string): Rechazo {
    return new Rechazo(409, texto, campo === undefined ? {} : { campo });
  }
  /** The same request is still being dealt with: unlike any other conflict it is over soon, and then has an answer. */
  static underWay(texto: string): Rechazo {
    return new Rechazo(409, texto, { retryAfter: 1 });
  }
  /** @param seconds how long to wait. */
  static tooMany(texto: string, seconds: number): Rechazo {
    return new Rechazo(429, texto, { retryAfter: seconds });
  }
  /**
   * Nobody knows whether a write was done.
   * @param isVisitor what visitors write is safe to ask for again
   * @param keepsAnswer whether the request's key gives the answer as soon as there is one, so that the same request can be sent again
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
  /** A newer Garita has migrated the database: this one only reads. */
  static overtaken(): Rechazo {
    return new Rechazo(503, VERSIONES.masNueva, {
      retryAfter: OVERTAKEN_SECONDS,
      motivo: 'esquema',
    });
  }
  /** @param detail how long to wait, in seconds, where it is not worth trying at once; and the reason, for programs. */
  static unavailable(
    texto: string,
    detail: { retryAfter?: number; motivo?: string } = {},
  ): Rechazo {
    return new Rechazo(503, texto, { retryAfter: 1, ...detail });
  }
}
