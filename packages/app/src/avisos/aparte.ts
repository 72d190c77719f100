import { drawDot } from './drawDot';
import { Novedades } from './Novedades';
import { holdVista } from './vista';

/** What comes once there is something to tell, in one file: each of its own would cost the start the line that names it and all that it needs. */
export const aparte = { Novedades, drawDot, holdVista };
