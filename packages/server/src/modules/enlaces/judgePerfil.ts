import type { RutasPerfil } from '@garita/domain/avatar/readPerfil';
import { PRUEBA } from '@garita/domain/enlaces/prueba.textos';
import { readAnswer, UNKNOWN } from '../../avatar/askService';
import { type Answer, no, type Veredicto, yes } from './judgeAnswer';

/**
 * Whether the portal can read the caller's profile in an answer, and a sentence about what it read.
 */
export function judgePerfil(answer: Answer, nombre: string, rutas: RutasPerfil): Veredicto {
  const { status } = answer;
  const avatar = readAnswer(answer, nombre, rutas);
  if (avatar.estado === 'privado') return yes(PRUEBA.privado);
  if (avatar.estado === 'dicho')
    return avatar.mision === null
      ? no(PRUEBA.sinMision)
      : yes(PRUEBA.perfil(avatar.mision, avatar.enLinea));
  if (UNKNOWN.includes(status)) return no(PRUEBA.sinAvatar(status));
  return no(status < 200 || status > 299 ? PRUEBA.conFallo(status) : PRUEBA.noEsPerfil);
}
