/**
 * Why the avatar service gave no usable answer: as `OutboundFailure`; or `estado`, an HTTP status
 * that says nothing about the avatar; `forma`, no JSON; `pausa`, the portal does not ask for a while
 * after failures in a row.
 */
export type FalloAvatar =
  | 'privada'
  | 'dns'
  | 'tiempo'
  | 'tamanio'
  | 'tls'
  | 'protocolo'
  | 'conexion'
  | 'estado'
  | 'forma'
  | 'pausa';

/** A public profile. A field is null if the service omits it. */
export interface AvatarDicho {
  readonly estado: 'dicho';
  readonly mision: string | null;
  readonly enLinea: boolean | null;
  /** When the avatar was last seen, as an instant. */
  readonly ultimaVez: string | null;
  /** Codes of the worn badges. */
  readonly placas: string[] | null;
  /** Names of the avatar's groups. */
  readonly grupos: string[] | null;
}

/** An answer of the avatar service about a name. */
export type Avatar =
  | AvatarDicho
  /** The profile is private; some services still answer its motto. */
  | { readonly estado: 'privado'; readonly mision: string | null }
  /** `desconocido`: no avatar has this name. `prohibido`: the service answers 403. */
  | { readonly estado: 'desconocido' | 'prohibido' | 'sin-servicio' }
  | { readonly estado: 'no-responde'; readonly fallo: FalloAvatar };
