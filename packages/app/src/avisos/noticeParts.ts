import { drawDot } from './drawDot';
import { Novedades } from './Novedades';
import { holdVista } from './vista';

/**
 * The lazy code of the notices, in one chunk. The first page lists every chunk, so separate chunks
 * would make it larger.
 */
export const noticeParts = { Novedades, drawDot, holdVista };
