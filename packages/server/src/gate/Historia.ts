import type { OperationId } from '@garita/api-client/access';
import type { Hecho, HistorySource } from '@garita/domain/persona/hecho';
import type { Clave } from '../db/behind';
import type { Db } from '../db/Db';

export interface HistoriaPregunta {
  readonly persona: number;
  readonly viewer: {
    readonly may: (operation: OperationId) => boolean;
  };
  /** The last entry of the page before; null for the first page. */
  readonly antes: Clave | null;
  readonly limit: number;
}

/**
 * An event without its source. Its kind is omitted where all events of the source have one kind.
 */
export type HechoRow = Omit<Hecho, 'fuente' | 'fecha' | 'tipo'> &
  Partial<Pick<Hecho, 'tipo'>> & { readonly fecha: Date };

export interface Historia {
  /** The kind of an event that names none. */
  readonly tipo?: Hecho['tipo'];
  /**
   * The call that reads the same data. A user who may make this call about the person sees the
   * entries.
   */
  readonly call: OperationId;
  /** The call that reads the user's own data, if there is one. */
  readonly ownCall?: OperationId;
  /**
   * The call without which `list` hides a part of its entries. A sentence of an earlier portal has
   * all parts, so its reader needs this call.
   */
  readonly fullCall?: OperationId;
  /** Newest first, by instant and then by id. */
  readonly list: (db: Db, pregunta: HistoriaPregunta) => Promise<HechoRow[]>;
}

export type Historias = Readonly<Record<HistorySource, Historia>>;
