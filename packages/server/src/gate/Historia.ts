import type { OperationId } from '@garita/api-client/access';
import type { Hecho, HistorySource } from '@garita/domain/persona/hecho';
import type { Clave } from '../db/behind';
import type { Db } from '../db/Db';

/** A request for entries of one source. */
export interface HistoriaPregunta {
  /** The person of the history. */
  readonly persona: number;
  /** The reader. */
  readonly viewer: {
    /** Whether the reader may make a call about the person. */
    readonly may: (operation: OperationId) => boolean;
  };
  /** The entry before the page; null for the newest. */
  readonly antes: Clave | null;
  /** The maximum of entries. */
  readonly limit: number;
}

/** An event before its source is added. */
export type HechoRow = Omit<Hecho, 'fuente' | 'fecha'> & { readonly fecha: Date };

/** A module's contribution to a person's history. */
export interface Historia {
  /**
   * The call that reads the same data about a person: a reader who may make it about the person
   * sees the entries.
   */
  readonly call: OperationId;
  /** The call that reads one's own data; left out where there is none. */
  readonly ownCall?: OperationId;
  /** The newest first, by instant and then by id. */
  readonly list: (db: Db, pregunta: HistoriaPregunta) => Promise<HechoRow[]>;
}

/** Every source's. */
export type Historias = Readonly<Record<HistorySource, Historia>>;
