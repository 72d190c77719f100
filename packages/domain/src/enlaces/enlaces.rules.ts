import type { Enlace } from '../agencia/enlaces';
import { OPERADOR, type Servicios } from '../agencia/servicios';
import type { Rule } from '../reglas/Rule';
import type { AjusteEnlaces } from './elegidos';
import { ENLACES } from './textos';

/** How long an address may be, and the words of a link; and how many links there may be. */
export const LIMITES_ENLACES = { direccion: 2000, texto: 40, enlaces: 10 } as const;

/** What an address stands for: a service, or a link of the agency's own. */
export type CampoProbado = keyof Servicios | 'enlace';

const NOMBRE = '{usuario}';

/** Whether the operator of the machine has the radio on an open address already: only then may the agency's be one. */
const isRadioOpen = ({ radioStream, radioInfo }: Servicios): boolean =>
  [radioStream, radioInfo].some((url) => url?.startsWith('http:'));

/** Protocol, whatever stands before an `@`, host and port; what follows them is the site's own business. */
const DIRECCION = /^(https?):\/\/(?:([^/?#\s]*)@)?([^/?#\s@]+)(?:[/?#]\S*)?$/i;
/** A name or a number, IPv6 in brackets, and perhaps a port: no signs that mean something in a policy. */
const SITIO = /^(?:\[[\da-f:.]+\]|[\p{L}\p{N}._-]+)(?::\d{1,5})?$/iu;

/**
 * What is wrong with an address; null when nothing is.
 * @param operador what the environment variables say
 */
export function findDireccionFailure(
  campo: CampoProbado,
  url: string,
  operador: Servicios,
): string | null {
  if (url.length > LIMITES_ENLACES.direccion) return ENLACES.larga(LIMITES_ENLACES.direccion);
  const [, protocolo = '', clave, sitio = ''] = DIRECCION.exec(url) ?? [];
  if (clave !== undefined) return ENLACES.conClave;
  // The page admits pictures of one site: a name in the place of the site would ask for as many as there are people.
  if (campo === 'avatar' && sitio.includes(NOMBRE)) return ENLACES.usuarioEnElSitio;
  if (!SITIO.test(sitio)) return ENLACES.noEsDireccion;
  const mayBeOpen = (campo === 'radioStream' || campo === 'radioInfo') && isRadioOpen(operador);
  if (protocolo !== 'https' && !(mayBeOpen && protocolo === 'http')) return ENLACES.soloHttps;
  return campo === 'avatar' && !url.includes(NOMBRE) ? ENLACES.sinUsuario : null;
}

const servicio =
  (campo: keyof Servicios, operador: Servicios): Rule<AjusteEnlaces> =>
  (values) => {
    const url = values[campo];
    const texto =
      url === null || url === OPERADOR ? null : findDireccionFailure(campo, url, operador);
    return texto ? { campo, texto } : null;
  };

const NADIE: Servicios = {
  avatar: null,
  radioStream: null,
  radioInfo: null,
  discord: null,
  social: null,
};

/** A link of the agency's own. */
export const enlaceRules: readonly Rule<Enlace>[] = [
  ({ texto }) => (texto.trim() === '' ? { campo: 'texto', texto: ENLACES.sinTexto } : null),
  ({ texto }) =>
    texto.trim().length > LIMITES_ENLACES.texto
      ? { campo: 'texto', texto: ENLACES.textoLargo(LIMITES_ENLACES.texto) }
      : null,
  ({ url }) => {
    const texto = findDireccionFailure('enlace', url, NADIE);
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

/** The services and the links of an agency. @param operador what the environment variables say */
export const enlacesRules = (operador: Servicios): readonly Rule<AjusteEnlaces>[] => [
  servicio('avatar', operador),
  servicio('radioStream', operador),
  servicio('radioInfo', operador),
  servicio('discord', operador),
  servicio('social', operador),
  enlaces,
];
