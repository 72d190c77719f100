/** Ids of the stories that the guide points to; a test holds them to the committed list of stories. */
export const GUIA_LINKS = {
  color: 'guia-color--color',
  tipografia: 'guia-tipografia--tipografia',
  espaciado: 'guia-espaciado--espaciado',
  movimiento: 'guia-movimiento--movimiento',
  iconos: 'guia-iconos--iconos',
  placas: 'guia-placas-y-avatares--placas-y-avatares',
  portal: 'armazon--para-cualquiera',
  pantalla: 'pantallas-ascensos--con-datos',
  tabla: 'componentes-datatable--con-datos',
  botones: 'componentes-button--todos',
  formulario: 'formularios-useform--primer-fallo-gana',
  estados: 'componentes-estados-de-pantalla--fallo',
} as const;

/** Address of a story as Storybook's own window shows it; links need `target="_top"`, since stories stand in a frame. */
export const storyHref = (link: keyof typeof GUIA_LINKS): string => `./?path=/story/${GUIA_LINKS[link]}`;
