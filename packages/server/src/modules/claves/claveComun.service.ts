import { foldCase } from '@garita/domain/formato/foldCase';
import { type FallosClave, NUEVA_CLAVE } from '@garita/domain/sesion/cuenta.textos';
import { Rechazo } from '../../rechazo';

/** What the list lacks, since it was gathered in English. */
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

/** Read when it is first asked for: a portal that only signs people in never holds it. */
async function readComunes(): Promise<ReadonlySet<string>> {
  const { claves } = (await import('./clavesComunes.json')).default;
  return new Set([...claves.split(' '), ...EN_CASTELLANO]);
}

/**
 * Refuses a new password that guessing begins with, whatever its case.
 * @param campo the field that carries it
 * @param fallos how it is told
 * @throws Rechazo 400 for one of the 10,000 most common that are long enough to be chosen.
 */
export async function requireClaveRara(
  clave: string,
  campo: string,
  fallos: FallosClave = NUEVA_CLAVE,
): Promise<void> {
  comunes ??= readComunes();
  if ((await comunes).has(foldCase(clave))) throw Rechazo.invalid(campo, fallos.comun);
}
