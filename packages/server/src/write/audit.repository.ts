import type { Kysely } from 'kysely';
import type { DB } from '../db/tables';

/** What one write did to one thing. `antes` and `despues` hold only what changed, and never a secret. */
export interface AuditEntry {
  readonly objetivo: { readonly tipo: string; readonly id: number } | null;
  readonly antes?: Readonly<Record<string, unknown>> | null;
  readonly despues?: Readonly<Record<string, unknown>> | null;
}

const toJson = (value: AuditEntry['antes']): string | null => (value ? JSON.stringify(value) : null);

interface Author {
  /** null = the portal itself, or a visitor. */
  readonly actorId: number | null;
  /** The name of the token of a script that they came in with. */
  readonly conToken?: string | null;
  readonly operacion: string;
  readonly fecha: Date;
}

const toRow = (entry: AuditEntry & Author) => ({
  fecha: entry.fecha,
  actor_id: entry.actorId,
  con_token: entry.conToken ?? null,
  operacion: entry.operacion,
  objetivo_tipo: entry.objetivo?.tipo ?? null,
  objetivo_id: entry.objetivo?.id ?? null,
  antes: toJson(entry.antes),
  despues: toJson(entry.despues),
});

/** How many rows one statement adds. */
const BATCH = 500;

/** Adds rows to the audit log, which the database itself keeps append-only. */
export async function insertAudits(tx: Kysely<DB>, author: Author, entries: readonly AuditEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += BATCH) {
    const rows = entries.slice(at, at + BATCH).map((entry) => toRow({ ...author, ...entry }));
    await tx.insertInto('bitacora').values(rows).execute();
  }
}

/** Adds one row to it. */
export const insertAudit = (tx: Kysely<DB>, entry: AuditEntry & Author): Promise<void> => insertAudits(tx, entry, [entry]);
