export const NORMATIVA = {
  sinTipos: 'Tiene que haber al menos un tipo de falta.',
  tipoSinNombre: 'Ponle un nombre y un código a cada tipo de falta.',
  tipoRepetido: (codigo: string) => `Hay dos tipos de falta con el código ${codigo}.`,
  sinPasos: (nombre: string) => `«${nombre}» no dice qué castigo tiene: añade al menos uno.`,
  superiorNoUltimo: (nombre: string) =>
    `En «${nombre}», lo que pasa a falta superior tiene que ser el último castigo.`,
  superiorSinTipo: (nombre: string) =>
    `«${nombre}» es el tipo más grave: no puede pasar a una falta superior.`,
  sinCantidad: (nombre: string) => `En «${nombre}» falta cuánto se añade o se multa.`,
  sobraCantidad: (nombre: string) =>
    `En «${nombre}» hay una cantidad en un castigo que no la lleva.`,
  infraccionVacia: 'Ponle un código y un texto a cada infracción.',
  infraccionRepetida: (codigo: string) => `Hay dos infracciones con el código ${codigo}.`,
  infraccionSinTipo: (codigo: string) =>
    `La infracción ${codigo} es de un tipo de falta que no existe.`,
  normaVacia: 'Hay una norma del personal sin escribir.',
  normaRepetida: 'Hay una norma del personal dos veces.',
  articuloVacio: 'Ponle un título a cada artículo.',
  articuloRepetido: (titulo: string) => `Hay dos artículos que se llaman «${titulo}».`,
  invisible: 'Un texto lleva caracteres que no se ven. Escríbelo de nuevo.',

  guardada: 'Borrador guardado',
  descartada: 'Borrador descartado',
  publicada: (version: number) => `Publicada la versión ${version} de la normativa`,
  aceptada: (version: number) => `Has aceptado la versión ${version} de la normativa`,
  otroBorrador:
    'Alguien ha cambiado el borrador mientras tanto. Vuelve a cargarlo para ver cómo está ahora.',
  sinBorrador: 'No hay ningún borrador que publicar.',
  sinCambios: 'El borrador dice lo mismo que la versión publicada.',
  otraVersion: (version: number) =>
    `La normativa ha cambiado: ahora es la versión ${version}. Léela antes de aceptarla.`,

  infraccionDesconocida: 'Esa infracción no está en la normativa.',
  versionDesconocida: (version: number) =>
    `La normativa ha cambiado: ahora es la versión ${version}. Vuelve a elegir la infracción.`,
  faltaPorque: (propuesta: string) =>
    `Según la normativa le corresponde otra sanción (${propuesta}). Escribe por qué pones otra.`,
  porqueSinInfraccion: 'Elige la infracción, o deja sin escribir por qué pones otra sanción.',
} as const;
