import { drawDot } from './drawDot';
import { Novedades } from './Novedades';
import { holdVista } from './vista';

/**
 * The parts of notices are one chunk: separate chunks would each add an entry and imports to the
 * start.
 */
export const noticeParts = { Novedades, drawDot, holdVista };
