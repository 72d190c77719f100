import type { OperationId } from '@garita/api-client/access';
import type { Hecho, HistorySource } from '@garita/domain/persona/hecho';
import type { Clave } from '../db/behind';
import type { Db } from '../db/Db';

export interface HistoriaPregunta {
  readonly persona: number;
  /**
   * Whether the reader sees all parts of the entries: the source has no `fullCall`, or the reader
   * may make that call.
   */
  readonly isFull: boolean;
  /** The last entry of the previous page; null for the first page. */
  readonly antes: Clave | null;
  readonly limit: number;
}

/** An event without its source. `tipo` is omitted if all events of the source have one kind. */
export type HechoRow = Omit<Hecho, 'fuente' | 'fecha' | 'tipo'> &
  Partial<Pick<Hecho, 'tipo'>> & { readonly fecha: Date };

export interface Historia {
  /** The kind of the events that have no `tipo`. */
  readonly tipo?: Hecho['tipo'];
  /**
   * The call that reads the same data. A user who may make this call about the person sees the
   * entries.
   */
  readonly call: OperationId;
  /** The call that reads the user's own data, if there is one. */
  readonly ownCall?: OperationId;
  /**
   * The call without which `list` hides some fields of its entries. A sentence from an earlier
   * portal cannot hide a part, so its reader needs this call.
   */
  readonly fullCall?: OperationId;
  /** Newest first, by instant and then by id. */
  readonly list: (db: Db, pregunta: HistoriaPregunta) => Promise<HechoRow[]>;
}

export type Historias = Readonly<Record<HistorySource, Historia>>;
