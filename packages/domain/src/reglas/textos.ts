/** Errors that belong to no tema: the shape of the input or the state of the service. */
export const ENTRADA = {
  noEsJson: 'El cuerpo de la petición no es JSON válido.',
  demasiadoGrande: 'La petición es demasiado grande.',
  tipoNoAdmitido: 'La petición debe enviarse como JSON.',
  textoInvalido: 'El texto lleva caracteres que no se pueden guardar.',
  direccionInvalida: 'Esa dirección no es válida.',
  sinCuerpo: 'Falta el cuerpo de la petición.',
} as const;

/** Date filters: the old portal's texts (NOM-07, NOM-08). */
export const FECHAS = {
  camposVacios: 'No dejes campos vacios',
  alReves: 'Fecha final no puede ser menor a fecha inicial',
  noExiste: 'Esa fecha no existe',
} as const;

/** Only the server uses this text, so it is not in the page's bundle. */
export const DISCO = {
  sinEspacio:
    'No queda espacio en el disco del portal. Se puede leer, pero no cambiar nada hasta que lo haya: avisa a quien lo administra.',
} as const;

/** Only the server uses this text, so it is not in the page's bundle. */
export const VERSIONES = {
  masNueva:
    'Una versión más nueva de Garita ha cambiado los datos: aquí se puede leer, pero no cambiar nada hasta que este portal se actualice. Avisa a quien lo administra.',
} as const;

/** Two portals run on the same data, but each has another secret. */
export const SECRETO = {
  otro: 'Este portal y los demás no tienen el mismo secreto, y lo que se guardara aquí no se podría leer allí. No se ha guardado nada: avisa a quien lo administra.',
} as const;

/** A defect of the portal: the code is the request's id in the log. */
export const FALLO = {
  conCodigo: (codigo: string) =>
    `Algo ha fallado en el portal. Ya ha quedado anotado; inténtalo de nuevo. Si se repite, dile este código a quien lo administra: ${codigo}.`,
} as const;

export const SERVICIO = {
  noDisponible: 'El portal no puede responder ahora. Inténtalo de nuevo en un momento.',
  /** The answer to a commit was lost. Repeating the write unchecked might execute it twice. */
  sinResultado:
    'No se sabe si se ha hecho: se perdió la respuesta de la base de datos. Mira cómo ha quedado antes de repetirlo.',
  noExiste: 'Esa dirección no existe.',
  adelantado: 'Alguien se adelantó y esto ha cambiado. Vuelve a cargar la página.',
  claveRepetida: 'Esa petición ya se envió con otros datos.',
  enCurso: 'Esa misma petición todavía se está procesando.',
  demasiadasPeticiones: 'Demasiadas peticiones seguidas. Espera un momento.',
} as const;

/**
 * Two users edit one row: the error tells the second user which fields the first user has changed.
 */
export const EDICION = {
  haCambiado: (campos: string) =>
    `Alguien ha cambiado mientras tanto: ${campos}. Vuelve a abrirlo para ver cómo está ahora.`,
} as const;
