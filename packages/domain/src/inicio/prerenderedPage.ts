/** A page that the server rendered with API answers. The page's script hydrates it. */
export interface PrerenderedPage {
  /** The HTML of the page's root element. */
  readonly cuerpo: string;
  /** The page's style elements, without a nonce. */
  readonly estilos: string;
}

/** The data of a prerender, embedded in the page for its script. */
export interface DatosPrevios {
  /** The server's clock at the prerender, in milliseconds. */
  readonly momento: number;
  /** Answers by operation name. A failed answer is omitted; the page requests it again. */
  readonly respuestas: Readonly<Record<string, unknown>>;
}

/** The prerenderer that the built app exports to the server. */
export interface PageRenderer {
  /** The start page's calls for a visitor: operation name → path below `/api`. All are public. */
  readonly llamadas: Readonly<Record<string, string>>;
  /**
   * Names of the calls that must succeed; otherwise the server sends the page without a prerender.
   */
  readonly imprescindibles: readonly string[];
  pintar(datos: DatosPrevios): Promise<PrerenderedPage>;
}

/**
 * Id of the element with the `DatosPrevios`. Its `data-hora` is the server's clock when the page
 * was sent.
 */
export const ID_DATOS = 'datos';
