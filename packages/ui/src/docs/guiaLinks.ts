/** Ids of the stories that the guide points to; a test holds them to the committed list of stories. */
export const GUIA_LINKS = {
  color: 'guia-color--uso',
  tipografia: 'guia-tipografia--uso',
  espaciado: 'guia-espaciado--uso',
  movimiento: 'guia-movimiento--uso',
  iconos: 'guia-iconos--uso',
  placas: 'guia-placas-y-avatares--uso',
  portal: 'armazon--uso',
  pantalla: 'pantallas-ascensos--uso',
  tabla: 'componentes-datatable--uso',
  botones: 'componentes-button--uso',
  formulario: 'formularios-useform--primer-fallo-gana',
  estados: 'componentes-estados-de-pantalla--fallo',
} as const;

/** Address of a story or page as Storybook's own window shows it; links need `target="_top"`, since stories stand in a frame. */
export const addressOf = (id: string): string =>
  `./?path=/${id.endsWith('--uso') ? 'docs' : 'story'}/${id}`;

/** Address of something that the guide points to. */
export const storyHref = (link: keyof typeof GUIA_LINKS): string => addressOf(GUIA_LINKS[link]);
