import { documentCss } from '@garita/ui/theme/documentCss';
import { color, font, media, radius, space, text, touchTarget } from '@garita/ui/theme/tokens';

/**
 * The page's style: the portal's theme in the system's colour scheme. Its fonts are in the same
 * folder.
 */
export const estilo = `${documentCss((file) => file)}
main { max-width: 60rem; margin: 0 auto; padding: ${space[5]} ${space[4]} ${space[8]}; }
main > *, section > * { margin-block: 0 ${space[3]}; }
main > section { margin-top: ${space[6]}; }
h2 { font-size: ${text[27]}; scroll-margin-top: ${space[3]}; }
h4 { margin-top: ${space[4]}; }
code, kbd, pre, .metodo { font-family: ${font.mono}; font-size: ${text[13]}; }
pre { margin: ${space[2]} 0; padding: ${space[3]}; overflow-x: auto; border-radius: ${radius.control}; background: ${color.pozo}; }
nav { display: flex; flex-wrap: wrap; gap: 0 ${space[4]}; }
nav a { display: inline-flex; align-items: center; min-height: ${touchTarget}; }
details { border: 1px solid ${color.borde}; border-radius: ${radius.card}; background: ${color.superficie}; }
section > details { margin-bottom: ${space[2]}; }
summary { min-height: ${touchTarget}; padding: ${space[2]} ${space[3]}; border-radius: ${radius.card}; cursor: pointer; }
summary h3 { display: inline; font: inherit; letter-spacing: 0; }
.metodo { padding: 2px ${space[1]}; border-radius: ${radius.tag}; background: ${color.anilSuave}; color: ${color.anilTexto}; }
.metodo.write { background: ${color.petroleoSuave}; color: ${color.petroleoTexto}; }
.ficha { padding: 0 ${space[3]} ${space[3]}; scroll-margin-top: ${space[7]}; }
.ficha ul, .ficha ol { margin: ${space[1]} 0; padding-left: ${space[4]}; }
.ficha li { margin-bottom: ${space[1]}; }
.tipo, em { color: ${color.tinta2}; }
dl { display: grid; gap: ${space[1]} ${space[3]}; margin-block: ${space[2]}; }
dl > div { display: grid; grid-template-columns: 3rem 1fr; gap: ${space[3]}; }
dl > dt { color: ${color.tinta2}; }
${media.wide} { .ficha > dl { grid-template-columns: max-content 1fr; } }
`;
