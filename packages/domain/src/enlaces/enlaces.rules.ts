import type { Enlace } from '../agencia/enlaces';
import { OPERADOR, type Servicios, SIN_SERVICIOS } from '../agencia/servicios';
import type { RutasPerfil } from '../avatar/readPerfil';
import { failIfEmpty, type Rule } from '../reglas/Rule';
import type { AjusteEnlaces } from './elegidos';
import { ENLACES } from './textos';

/** Longest address, path and link text, and the maximum number of links. */
export const LIMITES_ENLACES = { direccion: 2000, ruta: 100, texto: 40, enlaces: 10 } as const;

export type CampoProbado = keyof Servicios | 'enlace';

const NOMBRE = '{usuario}';

/** Whether the operator's radio uses plain http. Only then may the agency's radio use it. */
const isRadioOpen = ({ radioStream, radioInfo }: Servicios): boolean =>
  [radioStream, radioInfo].some((url) => url?.startsWith('http:'));

/**
 * Captures the protocol, the user info before an `@`, and the host with its port. The rest is
 * unrestricted.
 */
const DIRECCION = /^(https?):\/\/(?:([^/?#\s]*)@)?([^/?#\s@]+)(?:[/?#]\S*)?$/i;
/**
 * Host name, IPv4 or bracketed IPv6, with an optional port; no character that has a meaning in a
 * CSP.
 */
const SITIO = /^(?:\[[\da-f:.]+\]|[\p{L}\p{N}._-]+)(?::\d{1,5})?$/iu;

/** Why the URL is refused; null if it is valid. `operador` are the operator's settings. */
export function findDireccionFailure(
  campo: CampoProbado,
  url: string,
  operador: Servicios,
): string | null {
  if (url.length > LIMITES_ENLACES.direccion) return ENLACES.larga(LIMITES_ENLACES.direccion);
  const [, protocolo = '', clave, sitio = ''] = DIRECCION.exec(url) ?? [];
  if (clave !== undefined) return ENLACES.conClave;
  const hasName = campo === 'avatar' || campo === 'perfil';
  // The page's CSP admits images from one site, and the portal reads profiles from one site. A
  // user's name in the host would make another site of each user.
  if (hasName && sitio.includes(NOMBRE)) return ENLACES.usuarioEnElSitio;
  if (!SITIO.test(sitio)) return ENLACES.noEsDireccion;
  const mayBeOpen = (campo === 'radioStream' || campo === 'radioInfo') && isRadioOpen(operador);
  if (protocolo !== 'https' && !(mayBeOpen && protocolo === 'http')) return ENLACES.soloHttps;
  return hasName && !url.includes(NOMBRE) ? ENLACES.sinUsuario : null;
}

const servicio =
  (campo: keyof Servicios, operador: Servicios): Rule<AjusteEnlaces> =>
  (values) => {
    const url = values[campo];
    const texto =
      url === null || url === OPERADOR ? null : findDireccionFailure(campo, url, operador);
    return texto ? { campo, texto } : null;
  };

/** A dotted path: names of fields, or indexes of lists. */
const RUTA = /^[^\s.]+(?:\.[^\s.]+)*$/;

const ruta =
  (campo: keyof RutasPerfil): Rule<AjusteEnlaces> =>
  ({ [campo]: texto }) => {
    if (texto === null) return null;
    if (texto.length > LIMITES_ENLACES.ruta)
      return { campo, texto: ENLACES.rutaLarga(LIMITES_ENLACES.ruta) };
    return RUTA.test(texto) ? null : { campo, texto: ENLACES.noEsRuta };
  };

export const enlaceRules: readonly Rule<Enlace>[] = [
  failIfEmpty('texto', ENLACES.sinTexto),
  ({ texto }) =>
    texto.trim().length > LIMITES_ENLACES.texto
      ? { campo: 'texto', texto: ENLACES.textoLargo(LIMITES_ENLACES.texto) }
      : null,
  ({ url }) => {
    const texto = findDireccionFailure('enlace', url, SIN_SERVICIOS);
    return texto ? { campo: 'url', texto } : null;
  },
];

const enlaces: Rule<AjusteEnlaces> = ({ enlaces: todos }) => {
  if (todos.length > LIMITES_ENLACES.enlaces)
    return { campo: 'enlaces', texto: ENLACES.demasiados(LIMITES_ENLACES.enlaces) };
  for (const enlace of todos) {
    const failure = enlaceRules.map((rule) => rule(enlace)).find((found) => found !== null);
    if (failure) return { campo: 'enlaces', texto: ENLACES.deUno(enlace.texto, failure.texto) };
  }
  return null;
};

export const enlacesRules = (operador: Servicios): readonly Rule<AjusteEnlaces>[] => [
  servicio('avatar', operador),
  servicio('perfil', operador),
  ruta('perfilMision'),
  ruta('perfilEnLinea'),
  servicio('radioStream', operador),
  servicio('radioInfo', operador),
  servicio('discord', operador),
  servicio('social', operador),
  enlaces,
];
