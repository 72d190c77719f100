import { OPERADOR } from '@garita/domain/agencia/servicios';
import { type CampoProbado, findDireccionFailure } from '@garita/domain/enlaces/enlaces.rules';
import { PRUEBA } from '@garita/domain/enlaces/prueba.textos';
import { fillAddress } from '@garita/domain/formato/addressPart';
import type { Actor } from '../../access/Actor';
import { PERFIL_HEADERS } from '../../avatar/askService';
import type { Deps } from '../../gate/Deps';
import type { Body } from '../../gate/handlers';
import { OutboundError } from '../../outbound/OutboundError';
import { SERVICE_LIMITS } from '../../outbound/serviceLimits';
import { Rechazo } from '../../rechazo';
import { serviciosOf } from '../ajustes/servicios.service';
import { type Answer, judgeAnswer, type Veredicto } from './judgeAnswer';
import { judgePerfil } from './judgePerfil';

/** An origin that no portal has. A server that admits this origin (CORS) admits every page. */
const ORIGIN = 'https://portal.invalid';

export interface Prueba {
  sirve: boolean;
  texto: string;
  /** The HTTP status; null when there was no answer. */
  estado: number | null;
  tipo: string | null;
  milisegundos: number;
  /** The address after redirects; null without a redirect, and for an operator's profile. */
  destino: string | null;
}

const typeOf = (headers: Headers): string | null =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || null;

interface Pregunta {
  readonly campo: CampoProbado;
  readonly url: string;
  readonly mayBePrivate: boolean;
  readonly judge: (tipo: string | null, answer: Answer) => Veredicto;
}

async function ask(
  { publicFetch }: Pick<Deps, 'publicFetch'>,
  { campo, url, mayBePrivate, judge }: Pregunta,
): Promise<Omit<Prueba, 'milisegundos'>> {
  try {
    // An audio stream does not end and pictures are large. So only `radioInfo` and `perfil` read
    // the body.
    const answer = await publicFetch(url, {
      ...SERVICE_LIMITS,
      headers: campo === 'perfil' ? PERFIL_HEADERS : { accept: '*/*', origin: ORIGIN },
      isHeadEnough: campo !== 'radioInfo' && campo !== 'perfil',
      mayBePrivate,
    });
    const tipo = typeOf(answer.headers);
    return {
      ...judge(tipo, answer),
      estado: answer.status,
      tipo,
      // An operator's profile may redirect within the portal's own network, so the answer omits the
      // address.
      destino: mayBePrivate || answer.url === new URL(url).href ? null : answer.url,
    };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { sirve: false, texto: PRUEBA[error.kind], estado: null, tipo: null, destino: null };
  }
}

/**
 * Tries an address as a visitor's browser would, and a `perfil` as the portal does.
 * @throws Rechazo 400 for an address that the settings would refuse.
 */
export async function probarEnlace(
  deps: Pick<Deps, 'publicFetch' | 'config'>,
  actor: Actor,
  { campo, url: typed, perfilMision = null, perfilEnLinea = null }: Body<'probarEnlace'>,
): Promise<Prueba> {
  const operador = serviciosOf(deps.config);
  // The page does not know the address of the operator's profile, so it sends `OPERADOR`.
  const url = campo === 'perfil' && typed === OPERADOR ? (operador.perfil ?? '') : typed;
  const isOperators = campo !== 'enlace' && operador[campo] === url;
  const texto = isOperators ? null : findDireccionFailure(campo, url, operador);
  if (texto) throw Rechazo.invalid('url', texto);
  if (isOperators && url.startsWith('/'))
    return {
      sirve: true,
      texto: PRUEBA.enElPortal,
      estado: null,
      tipo: null,
      milisegundos: 0,
      destino: null,
    };
  const began = performance.now();
  const { usuario } = actor;
  const rutas = { perfilMision, perfilEnLinea };
  const found = await ask(deps, {
    campo,
    url: fillAddress(url, { usuario }),
    // The portal itself reads only the profile. Browsers load the other addresses.
    mayBePrivate: isOperators && campo === 'perfil',
    judge: (tipo, answer) =>
      campo === 'perfil' ? judgePerfil(answer, usuario, rutas) : judgeAnswer(campo, tipo, answer),
  });
  return { ...found, milisegundos: Math.round(performance.now() - began) };
}
