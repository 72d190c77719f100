import type { CampoProbado } from '@garita/domain/enlaces/enlaces.rules';
import { PRUEBA } from '@garita/domain/enlaces/prueba.textos';
import { readRadioInfo } from '@garita/domain/radio/radioInfo';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

export interface Veredicto {
  readonly sirve: boolean;
  readonly texto: string;
}

export const no = (texto: string): Veredicto => ({ sirve: false, texto });
export const yes = (texto: string): Veredicto => ({ sirve: true, texto });

/** Types of audio whose name does not begin with `audio/`. */
const AUDIO = ['application/ogg', 'application/vnd.apple.mpegurl', 'application/x-mpegurl'];

function isUnframeable(headers: Headers): boolean {
  const ancestors = /(?:^|[;,])\s*frame-ancestors([^;,]*)/i.exec(
    headers.get('content-security-policy') ?? '',
  )?.[1];
  // Browsers ignore `x-frame-options` when the policy has `frame-ancestors`.
  if (ancestors !== undefined) return !/(^|\s)(\*|https:)(\s|$)/.test(ancestors);
  return /deny|sameorigin/i.test(headers.get('x-frame-options') ?? '');
}

function judgeInfo({ headers, body }: Answer): Veredicto {
  const info = readRadioInfo(body);
  if (!info) return no(PRUEBA.noSeEntiende);
  if (headers.get('access-control-allow-origin') === null) return no(PRUEBA.noSeDejaLeer);
  const said = [
    info.cancion,
    info.dj,
    info.oyentes === null ? null : `${info.oyentes} oyentes`,
  ].filter((each) => each !== null);
  return yes(PRUEBA.info(said.join(', ')));
}

function judgeFrame(tipo: string | null, { headers }: Answer): Veredicto {
  if (tipo !== 'text/html' && tipo !== 'application/xhtml+xml') return no(PRUEBA.noEsPagina);
  return isUnframeable(headers) ? no(PRUEBA.noSeDejaMostrar) : yes(PRUEBA.pagina);
}

/** Whether an answer fits the purpose of its address, with the reason. */
export function judgeAnswer(
  campo: Exclude<CampoProbado, 'perfil'>,
  tipo: string | null,
  answer: Answer,
): Veredicto {
  if (answer.status === 404) return no(PRUEBA.noExiste);
  if (answer.status < 200 || answer.status > 299) return no(PRUEBA.conFallo(answer.status));
  switch (campo) {
    case 'avatar':
      return tipo?.startsWith('image/') ? yes(PRUEBA.imagen) : no(PRUEBA.noEsImagen);
    case 'radioStream':
      return tipo && (tipo.startsWith('audio/') || AUDIO.includes(tipo))
        ? yes(PRUEBA.audio)
        : no(PRUEBA.noEsAudio);
    case 'radioInfo':
      return judgeInfo(answer);
    case 'enlace':
      return yes(PRUEBA.enlace);
    default:
      return judgeFrame(tipo, answer);
  }
}
