/**
 * The start as a visitor finds it, before its script has run: rendered by the server with the answers of the calls that the script would make, and taken over
 * by the script when it comes.
 */
export interface PaginaPrevia {
  /** What stands in the page's root. */
  readonly cuerpo: string;
  /** The style elements that it needs, without a nonce. */
  readonly estilos: string;
}

/** What a page is rendered with, and what its script finds in the page. */
export interface DatosPrevios {
  /** The server's clock when it was rendered, in milliseconds. */
  readonly momento: number;
  /** The answers, each by its call's name; one that failed is left out, and asked for by the page itself. */
  readonly respuestas: Readonly<Record<string, unknown>>;
}

/** What the server takes from the built page. */
export interface Pintor {
  /** Which calls the start makes for a visitor: by their names, their paths below `/api`. All are public. */
  readonly llamadas: Readonly<Record<string, string>>;
  /** Those without which there is nothing to show. */
  readonly imprescindibles: readonly string[];
  pintar(datos: DatosPrevios): Promise<PaginaPrevia>;
}

/** The id of the element in which the page carries its data; its `data-hora` is the server's clock as it was sent. */
export const ID_DATOS = 'datos';
