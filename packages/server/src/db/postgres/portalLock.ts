/**
 * The number of an advisory lock, chosen at random. Every portal holds this lock in shared mode, so
 * portals can count each other.
 */
export const PORTAL_LOCK = 7_281_137;

/** Counts the portals on this database by their locks. */
export const COUNT_PORTALS = `select pg_backend_pid() as pid, count(*)::int as listening from pg_locks
  where locktype = 'advisory' and objid = ${PORTAL_LOCK} and database = (select oid from pg_database where datname = current_database())`;
