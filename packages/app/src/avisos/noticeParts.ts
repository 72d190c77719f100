import { drawDot } from './drawDot';
import { Novedades } from './Novedades';
import { holdVista } from './vista';

/**
 * The parts needed once there is a notice, in one chunk: a chunk each would add its entry and
 * imports to the start.
 */
export const noticeParts = { Novedades, drawDot, holdVista };
