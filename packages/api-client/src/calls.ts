// Generated from openapi.yaml by `npm run generate`; never edited.
/** The calls that take no Idempotency-Key though they are no GET: the few of which the first page must know, since all others take one. */
export const UNKEYED_CALLS: readonly string[] = [
  'POST /login',
  'POST /ext/login/factor',
  'POST /registro',
  'POST /ext/agencia',
  'POST /ext/recuperar',
  'POST /ext/ajustes/enlaces/probar',
  'POST /ext/escalafon/cambios',
  'POST /allNomina',
  'POST /usuarioList',
  'POST /ext/alta/previa',
  'POST /getListaPaga',
  'POST /getLog',
  'POST /getDescuento',
];

/** The calls that are open to everyone. */
export const PUBLIC_CALLS: readonly string[] = [
  'health',
  'login',
  'loginFactor',
  'validateT',
  'ipdetect',
  'registro',
  'setUpAgencia',
  'recuperarPropietario',
  'configuracion',
  'emblema',
  'rangos',
  'plantillasEscalafon',
  'fechas',
  'getMembresias',
  'admins',
  'empleadoMes',
  'normativa',
];
