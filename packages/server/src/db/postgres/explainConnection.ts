import { readAddressPart } from '@garita/domain/formato/addressPart';
import { DIRECT_OR_SESSION } from './checkSession';

/**
 * Whether pgbouncer has refused a setting that it does not know. PostgreSQL never gives this
 * answer.
 */
export const isRefusedSetting = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('unsupported startup parameter');

/** A Spanish message that names the server, the user and the database, never the password. */
export function explainConnection(databaseUrl: string, error: unknown): string {
  const { host, name, user } = readAddress(databaseUrl);
  const { code, message } = error as { code?: unknown; message?: string };
  if (isRefusedSetting(error))
    return `Garita necesita conexiones de sesión con sus ajustes, y el repartidor «${host}» no los acepta (${message}): ${DIRECT_OR_SESSION}`;
  switch (code) {
    case '28P01':
    case '28000':
      return `PostgreSQL en «${host}» no deja entrar al usuario «${user}»: revisa el usuario y la clave de DATABASE_URL.`;
    case '3D000':
      return `En PostgreSQL «${host}» no existe la base de datos «${name}»: créala o corrige DATABASE_URL.`;
    default:
      return `PostgreSQL no responde en «${host}» (${typeof code === 'string' ? code : message}): comprueba que está en marcha y que DATABASE_URL es correcta.`;
  }
}

function readAddress(databaseUrl: string): { host: string; name: string; user: string } {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null;
  const user = readAddressPart(url?.username ?? '');
  return {
    host: url?.host || 'localhost',
    user,
    name: readAddressPart(url?.pathname.slice(1) ?? '') || user,
  };
}
