import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Falta, llamadaOf } from '@garita/domain/mudanza/describeFaltan';
import type { Respuestas } from '@garita/domain/mudanza/respuestas';
import { RefusedError, UsageError } from '../../../errors';

/** The cover of the folder: its portal and the missing answers. */
export interface Portada {
  readonly version: 1;
  readonly desde: string;
  readonly iniciada: string;
  /** null until every call has been made. */
  readonly terminada: string | null;
  readonly faltan: readonly Falta[];
}

const PORTADA = 'mudanza.json';

/** The folder of an old portal's answers. Only the user can read it. */
export class Carpeta {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether the folder has an answer. A damaged file is asked for again. */
  has(ruta: string): boolean {
    try {
      JSON.parse(readFileSync(this.#pathOf(ruta), 'utf8'));
      return true;
    } catch {
      return false;
    }
  }

  /** @throws Error for a missing file, SyntaxError for one that is not JSON */
  async read(ruta: string): Promise<unknown> {
    return JSON.parse(await readFile(this.#pathOf(ruta), 'utf8'));
  }

  /** @throws RefusedError for a path outside the folder */
  #pathOf(ruta: string): string {
    if (ruta.split(/[/\\]/).includes('..')) throw new RefusedError(`«${ruta}» no vale.`);
    return join(this.#folder, ruta);
  }

  /** Writes a whole file or none: a file has its name only when it is complete. */
  async write(ruta: string, text: string): Promise<void> {
    const path = this.#pathOf(ruta);
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(`${path}.tmp`, text, { mode: 0o600, flush: true });
      await rename(`${path}.tmp`, path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new RefusedError(`No se puede escribir «${path}» (${code}).`);
    }
  }

  /** @throws UsageError if the folder is no folder of a mudanza */
  async readPortada(): Promise<Portada> {
    const portada = await this.read(PORTADA).catch(() => null);
    if ((portada as Partial<Portada> | null)?.version !== 1)
      throw new UsageError(`«${this.#folder}» no es una carpeta de «garita mudanza fetch».`);
    return portada as Portada;
  }

  writePortada(portada: Portada): Promise<void> {
    return this.write(PORTADA, `${JSON.stringify(portada, null, 2)}\n`);
  }

  /** The paths of all answers, below the folder. */
  list(): string[] {
    return readdirSync(this.#folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && one.name.endsWith('.json'))
      .map((one) => join(one.parentPath, one.name).slice(join(this.#folder, '/').length))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.startsWith('listas/'))
      .sort();
  }

  /**
   * The parsed answers by their paths: all, or only the answers of some calls. A file that is not
   * JSON counts as no answer.
   */
  async readAnswers(llamadas?: readonly string[]): Promise<Respuestas> {
    const respuestas: Record<string, unknown> = {};
    for (const ruta of this.list())
      if (llamadas?.includes(llamadaOf(ruta)) ?? true)
        respuestas[ruta] = await this.read(ruta).catch(() => null);
    return respuestas;
  }

  /**
   * Begins or continues the copy of a portal. @throws UsageError for the folder of another portal, or
   * with other files
   */
  async begin(desde: string, now: Date): Promise<Portada> {
    if (existsSync(this.#folder) && readdirSync(this.#folder).length > 0) {
      const before = await this.readPortada();
      if (before.desde !== desde)
        throw new UsageError(`«${this.#folder}» es de ${before.desde}: elige otra carpeta.`);
      return { ...before, terminada: null, faltan: [] };
    }
    const portada = { version: 1, desde, faltan: [] } as const;
    return { ...portada, iniciada: now.toISOString(), terminada: null };
  }
}
