import type { Avatar, FalloAvatar } from '../avatar/avatar';
import { formatInstant } from '../formato/instant';

const FALLOS: Readonly<Record<FalloAvatar, string>> = {
  privada: 'lleva a una dirección privada, y el portal no la sigue',
  dns: 'no se encuentra',
  tiempo: 'no ha respondido en 3 segundos',
  tamanio: 'responde con demasiados datos',
  tls: 'no tiene un certificado válido',
  protocolo: 'responde de una forma que el portal no sigue',
  conexion: 'no responde',
  estado: 'responde con un fallo',
  forma: 'responde con algo que no es un perfil',
  pausa: 'ha fallado varias veces: el portal volverá a preguntarle en un minuto',
};

const SIN_MISION = 'El servicio de avatares no dice qué misión lleva.';

function describePresencia(enLinea: boolean | null, ultimaVez: string | null): string | null {
  if (enLinea === true) return 'Está en línea.';
  const vista = ultimaVez === null ? '' : ` Se vio por última vez: ${formatInstant(ultimaVez)}.`;
  return enLinea === false ? `No está en línea.${vista}` : vista.trim() || null;
}

/** The avatar service's answer in a sentence; null if the answer adds nothing to the motto. */
export function describeAvatar(avatar: Avatar): string | null {
  switch (avatar.estado) {
    case 'dicho':
      return (
        [avatar.mision === null && SIN_MISION, describePresencia(avatar.enLinea, avatar.ultimaVez)]
          .filter(Boolean)
          .join(' ') || null
      );
    case 'privado':
      return 'Su perfil es privado: no se sabe si está en línea.';
    case 'desconocido':
      return 'El servicio de avatares no conoce ese nombre.';
    case 'prohibido':
      return 'El servicio de avatares no deja leer su perfil.';
    case 'no-responde':
      return `El servicio de avatares ${FALLOS[avatar.fallo]}.`;
    default:
      return null;
  }
}
