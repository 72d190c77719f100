import type { Moneda } from '@garita/domain/formato/moneda';
import type { Connection } from '../../connect';
import type { Campo } from './campo';

export type Linea = readonly [nombre: string, valor: string];

export interface Paso {
  readonly descripcion: string;
  readonly send: () => Promise<string>;
}

export interface Seccion {
  readonly id: string;
  readonly titulo: string;
  readonly campos?: Readonly<Record<string, Campo>>;
  /** Reads the current value, in the form of the file. It contains no secret. */
  readonly read: (connection: Connection) => Promise<unknown>;
  readonly describe: (valor: never, moneda: Moneda) => readonly Linea[];
  /**
   * The steps that set the value; empty when nothing changes. @throws UsageError for invalid
   * values, RefusedError for changes that the portal would refuse
   */
  readonly plan: (connection: Connection, valor: unknown) => Promise<readonly Paso[]>;
}
