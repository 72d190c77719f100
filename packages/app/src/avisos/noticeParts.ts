import { drawDot } from './drawDot';
import { Novedades } from './Novedades';
import { holdVista } from './vista';

/**
 * The lazy code of the notices, in one chunk. Separate chunks would make the first page larger,
 * which lists every chunk.
 */
export const noticeParts = { Novedades, drawDot, holdVista };
