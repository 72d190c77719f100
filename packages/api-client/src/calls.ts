// Generated from openapi.yaml by `npm run generate`; never edited.
/** The calls other than GET that take no Idempotency-Key. All other writes take one, so the app's first page loads only this short list. */
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
  'visita',
  'getMembresias',
  'admins',
  'empleadoMes',
  'normativa',
];
