// Generated from openapi.yaml by `npm run generate`; never edited.
/** The paths that take a POST without an Idempotency-Key: all others take one, and are many more. */
export const UNKEYED_CALLS: readonly string[] = [
  '/login',
  '/ext/login/factor',
  '/registro',
  '/ext/agencia',
  '/ext/recuperar',
  '/ext/ajustes/enlaces/probar',
  '/ext/escalafon/cambios',
  '/allNomina',
  '/usuarioList',
  '/ext/alta/previa',
  '/getListaPaga',
  '/getLog',
  '/getDescuento',
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
  'archivoRespaldo',
];
