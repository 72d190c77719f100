import { read } from '../data/read';

/** The rules that are published. */
export const normativaQuery = () => read('normativa', 'normativa', 'GET /ext/normativa');

/** Whether I have accepted them. */
export const aceptacionQuery = () =>
  read('normativa', 'aceptacionNormativa', 'GET /ext/normativa/aceptar');

/** Every version that was published. */
export const versionesQuery = () =>
  read('normativa', 'versionesNormativa', 'GET /ext/normativa/versiones');

/** The draft of the next version. */
export const borradorQuery = () =>
  read('normativa', 'borradorNormativa', 'GET /ext/normativa/borrador');

/** Who has accepted what is published, and who has not. */
export const aceptacionesQuery = () =>
  read('normativa', 'aceptacionesNormativa', 'GET /ext/normativa/aceptaciones');

/** What the rules propose for somebody's infraction. */
export const propuestaQuery = (usuario: number | null, infraccion: string | null) =>
  read('normativa', 'propuestaNormativa', 'GET /ext/normativa/propuesta/{usuario}', {
    usuario,
    infraccion,
  });
