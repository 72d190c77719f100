import { type RutasPerfil, readPerfil } from '@garita/domain/avatar/readPerfil';
import { PRUEBA } from '@garita/domain/enlaces/prueba.textos';
import { UNKNOWN } from '../../avatar/askService';
import { type Answer, no, type Veredicto, yes } from './judgeAnswer';

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Whether an answer has the caller's profile as the portal reads it, and what it says. */
export function judgePerfil(
  { status, body }: Answer,
  nombre: string,
  rutas: RutasPerfil,
): Veredicto {
  if (UNKNOWN.includes(status)) return no(PRUEBA.sinAvatar(status));
  if (status < 200 || status > 299) return no(PRUEBA.conFallo(status));
  const avatar = readPerfil(parse(body), nombre, rutas);
  if (avatar.estado === 'privado') return yes(PRUEBA.privado);
  if (avatar.estado !== 'dicho') return no(PRUEBA.noEsPerfil);
  const { mision, enLinea } = avatar;
  return mision === null ? no(PRUEBA.sinMision) : yes(PRUEBA.perfil(mision, enLinea));
}
