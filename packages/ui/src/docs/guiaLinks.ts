/**
 * Ids of the stories that the guide links to or shows; a test compares them with the committed list of
 * stories.
 */
export const GUIA_LINKS = {
  color: 'guia-color--uso',
  tipografia: 'guia-tipografia--uso',
  espaciado: 'guia-espaciado--uso',
  movimiento: 'guia-movimiento--uso',
  iconos: 'guia-iconos--uso',
  placas: 'guia-placas-y-avatares--uso',
  portal: 'armazon--uso',
  pantalla: 'pantallas-ascensos--uso',
  ascensos: 'pantallas-ascensos--con-datos',
  nomina: 'pantallas-nomina--con-datos',
  multas: 'pantallas-multas--con-datos',
  tabla: 'componentes-datatable--uso',
  botones: 'componentes-button--uso',
  formulario: 'formularios-useform--primer-fallo-gana',
  estados: 'componentes-estados-de-pantalla--fallo',
} as const;

/**
 * Storybook's address of a story or page. Links need `target="_top"`, because stories run in an
 * iframe.
 */
export const addressOf = (id: string): string =>
  `./?path=/${id.endsWith('--uso') ? 'docs' : 'story'}/${id}`;

/** Storybook's address for a link of the guide. */
export const storyHref = (link: keyof typeof GUIA_LINKS): string => addressOf(GUIA_LINKS[link]);
