import { formatBytes } from '../formato/bytes';

/** Backups: texts of the portal, the command and the operator's tool. */
export const RESPALDO = {
  pedido: 'El respaldo está en marcha',
  enMarcha: 'Ya se está haciendo un respaldo. Espera a que termine.',
  reciente: 'Acaba de hacerse un respaldo. Espera unos segundos antes de pedir otro.',
  noEncontrado: 'Ese respaldo no existe.',
  enlaceListo: 'La descarga está lista',
  enlaceCaducado:
    'Este enlace de descarga ya se ha usado, ha caducado o es de otra sesión. Pide otro.',
  fallo: 'No se pudo hacer el respaldo. El registro del servidor dice por qué.',
  sinEspacio: (carpeta: string, hacen: number, quedan: number) =>
    `No hay espacio para el respaldo: hacen falta unos ${formatBytes(hacen)} en «${carpeta}» y quedan ${formatBytes(quedan)}.`,
  seLleno: (carpeta: string) =>
    `No se pudo hacer el respaldo: el disco de «${carpeta}» se ha llenado.`,
  noSeEscribe: (carpeta: string) =>
    `No se pudo hacer el respaldo: no se puede escribir en «${carpeta}».`,
  noSeLee: (carpeta: string) => `No se puede leer la carpeta de los respaldos, «${carpeta}».`,
  yaExiste: (nombre: string) => `Ya hay un respaldo que se llama «${nombre}».`,
} as const;

export const RESTAURACION = {
  masNuevo:
    'Este respaldo es de una versión de Garita más nueva que esta. Actualiza Garita antes de restaurarlo.',
  demasiadoAntiguo: (cambio: string) =>
    `Este respaldo es de una versión de Garita demasiado antigua (su último cambio es «${cambio}»). Restáuralo con la última que lo abría, arráncala y haz con ella otro respaldo, como explica docs/operar.`,
  noCorresponde: (tabla: string) =>
    `El respaldo no corresponde a ninguna versión de Garita: su tabla «${tabla}» no es la de entonces.`,
  faltanFilas: (tabla: string) => `No se han podido guardar todas las filas de «${tabla}».`,
  ajena: 'La base de datos ya tiene tablas que no son de Garita. Indica una que esté vacía.',
  baseMasNueva: 'La base de datos es de una versión de Garita más nueva que esta.',
  enUso: 'El portal está usando esa base de datos. Detenlo antes.',
} as const;

export const ARCHIVO = {
  noEsta: (ruta: string) => `No se puede leer «${ruta}».`,
  noEsRespaldo: 'No es un respaldo de Garita, o está dañado desde el principio.',
  cortado: 'El respaldo está dañado: no se puede leer hasta el final.',
  tablaDanada: (tabla: string) =>
    `El respaldo está dañado: la tabla «${tabla}» no es la que se guardó.`,
  tablaFalta: (tabla: string) => `El respaldo está incompleto: falta la tabla «${tabla}».`,
  sobra: (nombre: string) => `El respaldo lleva algo que no le corresponde: «${nombre}».`,
  otroFormato:
    'Este respaldo es de una versión de Garita más nueva. Actualiza Garita antes de usarlo.',
} as const;
