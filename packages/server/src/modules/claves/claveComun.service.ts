import { foldCase } from '@garita/domain/formato/foldCase';
import { type FallosClave, NUEVA_CLAVE } from '@garita/domain/sesion/cuenta.textos';
import { Rechazo } from '../../rechazo';

/** Common Spanish passwords. The list of common passwords is English and lacks them. */
const EN_CASTELLANO = [
  'contraseña',
  'contrasena',
  'contraseña1',
  'contraseña123',
  'contrasena123',
  'miclave123',
  'hola1234',
  'hola12345',
  'clave1234',
  'clave12345',
];

let comunes: Promise<ReadonlySet<string>> | null = null;

/**
 * Loads the common passwords at the first use. A portal where people only sign in never loads them.
 */
async function readComunes(): Promise<ReadonlySet<string>> {
  const { claves } = (await import('./clavesComunes.json')).default;
  return new Set([...claves.split(' '), ...EN_CASTELLANO]);
}

/**
 * Refuses a common password, ignoring case.
 * @param campo the field of the password
 * @throws Rechazo 400 for one of the most common passwords.
 */
export async function requireClaveRara(
  clave: string,
  campo: string,
  fallos: FallosClave = NUEVA_CLAVE,
): Promise<void> {
  comunes ??= readComunes();
  if ((await comunes).has(foldCase(clave))) throw Rechazo.invalid(campo, fallos.comun);
}
