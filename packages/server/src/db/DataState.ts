/**
 * What the database holds, as of some moment: the same object for as long as no transaction has ended. PostgreSQL says so itself: a snapshot names the
 * transactions that it sees, so two that read alike see the same rows, whoever wrote them and however (another portal, a restored backup, a
 * hand in psql). Transactions only ever end, so no snapshot comes back.
 */
export interface DataState {
  /** The version of each tema that has one. */
  readonly versions: ReadonlyMap<string, number>;
}

/** Its row: the snapshot of this very statement and, where that is another than the known one, the versions as of then. */
export const STATE_STATEMENT = `select nombre, case when nombre is distinct from $1 then (select coalesce(json_object_agg(tema, version), '{}')::text from versiones) end as versiones
  from (select pg_current_snapshot()::text as nombre) as s`;

export interface StateRow {
  readonly nombre: string;
  readonly versiones: string | null;
}

/** A state and the name of its snapshot. */
export interface NamedState {
  readonly name: string;
  readonly state: DataState;
}

/** The state that a row tells of: the known one unless it is another. */
export const toState = ({ nombre, versiones }: StateRow, known: NamedState | null): NamedState =>
  known?.name === nombre
    ? known
    : { name: nombre, state: { versions: new Map(Object.entries(JSON.parse(versiones ?? '{}'))) } };
