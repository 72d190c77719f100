import type { AjusteEnlaces } from './elegidos';

export const CAMPOS_ENLACES: Readonly<Record<keyof AjusteEnlaces, string>> = {
  avatar: 'Imagen de los avatares',
  perfil: 'Perfil de los avatares',
  perfilMision: 'Dónde dice la misión',
  perfilEnLinea: 'Dónde dice si está en línea',
  radioStream: 'Audio de la radio',
  radioInfo: 'Qué suena en la radio',
  discord: 'Recuadro de Discord',
  social: 'Recuadro de la red social',
  enlaces: 'Enlaces propios',
};

export const LUGARES_ENLACE = {
  pie: 'En el pie',
  menu: 'En el menú',
  ambos: 'En el pie y en el menú',
} as const;

export const ENLACES = {
  noEsDireccion: 'Escribe la dirección entera, como https://ejemplo.es',
  soloHttps: 'La dirección debe empezar por https://',
  conClave: 'La dirección no puede llevar usuario ni contraseña',
  larga: (maximo: number) =>
    `La dirección no puede pasar de ${maximo.toLocaleString('es-ES')} caracteres`,
  sinUsuario: 'La dirección debe llevar {usuario} en el lugar del nombre',
  usuarioEnElSitio: 'El nombre no puede estar en el dominio: pon {usuario} después',
  sinTexto: 'Escribe el texto del enlace',
  textoLargo: (maximo: number) => `El texto no puede pasar de ${maximo} caracteres`,
  demasiados: (maximo: number) => `Puede haber ${maximo} enlaces como mucho`,
  deUno: (texto: string, falta: string) => `«${texto.trim() || 'Sin texto'}»: ${falta}`,
  noEsRuta: 'Escribe nombres unidos con puntos, como data.motto',
  rutaLarga: (maximo: number) => `No puede pasar de ${maximo} caracteres`,
  guardados: 'Enlaces y medios guardados',
} as const;
