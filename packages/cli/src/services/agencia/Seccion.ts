import type { Connection } from '../../connect';
import type { Campo } from './campo';

/** One thing that the agency decides, in words: what it is called, and how it is. */
export type Linea = readonly [nombre: string, valor: string];

/** One change that an import makes, judged and not yet sent. */
export interface Paso {
  /** What it does, as a phrase without a stop. */
  readonly descripcion: string;
  /** Asks the portal for it. @returns what the portal says of it */
  readonly send: () => Promise<string>;
}

/** A part of what the agency decides: how it is read, told, written down in a file and taken from one. */
export interface Seccion {
  /** Its name in the file. */
  readonly id: string;
  /** Its name as people read it. */
  readonly titulo: string;
  /** Its fields, where it is edited field by field. */
  readonly campos?: Readonly<Record<string, Campo>>;
  /** How it is now, as it stands in a file; never a secret. */
  readonly read: (connection: Connection) => Promise<unknown>;
  /** The same in lines. */
  readonly describe: (valor: never) => readonly Linea[];
  /**
   * What makes it as a file says; nothing where it is so already.
   * @throws UsageError for what a file cannot mean; RefusedError for what the portal would refuse.
   */
  readonly plan: (connection: Connection, valor: unknown) => Promise<readonly Paso[]>;
}
