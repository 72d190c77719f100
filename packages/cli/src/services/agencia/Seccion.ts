import type { Moneda } from '@garita/domain/formato/moneda';
import type { Connection } from '../../connect';
import type { Campo } from './campo';

/** One setting as text: its name and value. */
export type Linea = readonly [nombre: string, valor: string];

/** One validated change of an import, not yet sent. */
export interface Paso {
  readonly descripcion: string;
  readonly send: () => Promise<string>;
}

/** A section of the agency's settings: how to read, describe, export and import it. */
export interface Seccion {
  readonly id: string;
  readonly titulo: string;
  readonly campos?: Readonly<Record<string, Campo>>;
  /** The current value in the file's form; never a secret. */
  readonly read: (connection: Connection) => Promise<unknown>;
  /** The value as lines for people. */
  readonly describe: (valor: never, moneda: Moneda) => readonly Linea[];
  /**
   * The changes that bring the section to the file's value; empty when it already matches.
   * @throws UsageError for an invalid value; RefusedError for a change that the portal would
   * refuse.
   */
  readonly plan: (connection: Connection, valor: unknown) => Promise<readonly Paso[]>;
}
