/** Results of testing an address. */
export const PRUEBA = {
  imagen: 'Responde con una imagen.',
  audio: 'Responde con audio.',
  info: (que: string) => `Responde y se entiende: ${que}.`,
  pagina: 'Responde con una página que se puede mostrar aquí.',
  enlace: 'Responde.',
  enElPortal: 'La sirve el propio portal.',
  noEsImagen: 'Responde, pero no es una imagen.',
  noEsAudio: 'Responde, pero no es audio.',
  noEsPagina: 'Responde, pero no es una página.',
  noSeEntiende: 'Responde, pero no dice qué suena de una forma que el portal entienda.',
  noSeDejaLeer:
    'Responde, pero no deja que otra página lo lea: a su servidor le falta permitirlo (Access-Control-Allow-Origin).',
  noSeDejaMostrar: 'Responde, pero no deja que otra página lo muestre dentro.',
  conFallo: (estado: number) => `Responde con un fallo (${estado}).`,
  noExiste: 'Responde que ahí no hay nada (404).',
  privada: 'Esa dirección es privada: el portal solo llama a direcciones públicas de internet.',
  dns: 'Ese dominio no existe o no se encuentra.',
  tiempo: 'No ha respondido en 3 segundos.',
  tamanio: 'Responde con demasiado: más de 64 kB.',
  tls: 'Su conexión segura falla: el certificado no es válido.',
  protocolo:
    'Responde de una forma que el portal no sigue: demasiadas redirecciones, un puerto que no es de páginas o algo que no es la web.',
  conexion: 'No responde nadie en esa dirección.',
} as const;
