/**
 * The content of the database at one moment. The object stays the same until a transaction ends.
 *
 * PostgreSQL names a snapshot by the transactions that the snapshot contains. Two snapshots with
 * equal names have the same rows. A write by another portal, a restored backup or psql gives a new
 * name. While the server runs, no name occurs again, because an ended transaction stays ended.
 * After a crash a name may occur again (`ServerLink`).
 */
export interface DataState {
  readonly versions: ReadonlyMap<string, number>;
}

/**
 * Answers one row: the name of the statement's own snapshot, and all versions as JSON. The versions
 * are null if `$1` is that name.
 */
export const STATE_STATEMENT = `select nombre, case when nombre is distinct from $1 then (select coalesce(json_object_agg(tema, version), '{}')::text from versiones) end as versiones
  from (select pg_current_snapshot()::text as nombre) as s`;

export interface StateRow {
  readonly nombre: string;
  readonly versiones: string | null;
}

export interface NamedState {
  readonly name: string;
  readonly state: DataState;
}

/** Returns `known` itself if the row has its name, so that equal states are one object. */
export const toState = ({ nombre, versiones }: StateRow, known: NamedState | null): NamedState =>
  known?.name === nombre
    ? known
    : { name: nombre, state: { versions: new Map(Object.entries(JSON.parse(versiones ?? '{}'))) } };
