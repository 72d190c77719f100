import type { Carpeta as Respuestas } from '@garita/domain/mudanza/carpeta';
import { Carpeta, type Portada } from './Carpeta';

export interface MudanzaLeida {
  readonly portada: Portada;
  readonly respuestas: Respuestas;
}

/**
 * Reads a whole folder. A file that is not JSON counts as no answer. @throws UsageError if the folder is
 * no folder of a mudanza
 */
export async function readMudanza(folder: string): Promise<MudanzaLeida> {
  const carpeta = new Carpeta(folder);
  const portada = await carpeta.readPortada();
  const respuestas: Record<string, unknown> = {};
  for (const ruta of carpeta.list()) respuestas[ruta] = await carpeta.read(ruta).catch(() => null);
  return { portada, respuestas };
}
