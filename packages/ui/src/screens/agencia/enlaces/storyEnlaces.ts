import type { AjustesEnlaces } from './EnlacesSeccionProps';

export const AJUSTES_ENLACES: AjustesEnlaces = {
  avatar: 'operador',
  perfil: 'https://www.ejemplo.es/api/public/users?name={usuario}',
  perfilMision: null,
  perfilEnLinea: null,
  radioStream: 'operador',
  radioInfo: null,
  discord: 'operador',
  social: 'https://social.ejemplo.es/muro',
  enlaces: [
    { texto: 'Foro', url: 'https://foro.ejemplo.es/', lugar: 'ambos' },
    { texto: 'Tienda', url: 'https://tienda.ejemplo.es/agencia', lugar: 'pie' },
  ],
  operador: {
    avatar: 'https://avatares.ejemplo.es/{usuario}.png',
    perfil: null,
    radioStream: null,
    radioInfo: null,
    discord: 'https://discord.com/widget?id=1',
    social: null,
  },
};

/** The maximum number of links, with long texts and addresses. */
export const DIEZ_ENLACES: AjustesEnlaces['enlaces'] = Array.from({ length: 10 }, (_, index) => ({
  texto: index === 0 ? 'Formulario de quejas y sugerencias, 2026x' : `Enlace ${index + 1}`,
  url: `https://ejemplo.es/${'muy-largo/'.repeat(index)}`,
  lugar: 'menu',
}));
