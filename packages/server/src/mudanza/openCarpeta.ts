import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isZona } from '@garita/domain/agencia/isZona';
import { describeFaltan, type Falta } from '@garita/domain/mudanza/describeFaltan';
import { LECTORES } from '@garita/domain/mudanza/lectores';
import type { Respuestas } from '@garita/domain/mudanza/respuestas';
import { StartError } from '../StartError';

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @throws StartError for a damaged file */
function readAnswer(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(
      `«${file}» está dañado: «garita mudanza fetch», con la misma carpeta, vuelve a pedirlo.`,
    );
  }
}

/**
 * The answers in a folder. Each is read when it is used and not kept: all of them may not fit into the
 * memory.
 */
function openRespuestas(folder: string): Respuestas {
  const respuestas = {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const one of files) {
    const file = join(one.parentPath, one.name);
    const ruta = file.slice(join(folder, sep).length).replaceAll(sep, '/');
    if (one.isFile() && ruta.startsWith('listas/') && ruta.endsWith('.json'))
      Object.defineProperty(respuestas, ruta, { enumerable: true, get: () => readAnswer(file) });
  }
  return respuestas;
}

export interface Abierta {
  readonly respuestas: Respuestas;
  /** When the copy ended, or else began. */
  readonly corte: string;
  readonly zona: string;
  /** Sentences about the answers that the portal did not give. */
  readonly faltan: readonly string[];
}

/**
 * Opens the folder that `garita mudanza fetch` wrote.
 * @param dicha the zone of the old portal's times, if the operator says it
 * @throws StartError for any other folder, an unfinished copy, or without a zone
 */
export function openCarpeta(folder: string, dicha: string | null): Abierta {
  const portada = readJson(join(folder, 'mudanza.json')) as {
    version?: unknown;
    terminada?: string | null;
    faltan?: readonly Falta[];
  } | null;
  if (portada?.version !== 1)
    throw new StartError(`«${folder}» no es una carpeta de «garita mudanza fetch».`);
  if (typeof portada.terminada !== 'string')
    throw new StartError('La copia no ha terminado: sigue con «garita mudanza fetch».');
  const respuestas = openRespuestas(folder);
  if (!('listas/getUsuarios.json' in respuestas))
    throw new StartError('Falta la lista de personas: sin ella no hay a quién traer.');
  const zona =
    dicha ?? LECTORES.configuracion(respuestas['listas/configuracion.json'], 'UTC')?.zona;
  if (zona === undefined || zona === null)
    throw new StartError(
      'Falta la zona horaria de las horas de ese portal: dala con --zona, como Europe/Madrid.',
    );
  if (!isZona(zona)) throw new StartError(`--zona: no existe la zona horaria «${zona}».`);
  return {
    respuestas,
    corte: portada.terminada,
    zona,
    faltan: describeFaltan(portada.faltan ?? []),
  };
}
