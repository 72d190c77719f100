// Each table has one owner, and only repositories query (docs/decisions/0001-house.md).
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inProject } from './lib/project.mjs';

const SRC = inProject('packages/server/src');
/**
 * Migrations, backups, tests and the loading of an old portal's data write any table. A repository
 * passes its table to the helpers.
 */
const EXCEPTED =
  /^(db\/migrations|respaldo)\/|^db\/(forgetRows|inserting|insertRows)\.ts$|\.test\.ts$/;
/** Besides the repositories: code for databases of any schema, and the keys of `write()`. */
const MAY_QUERY = /\.repository\.ts$|^(db|write)\//;
const WRITES = ['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
const BUILDERS = [...WRITES, 'selectFrom', 'selectNoFrom'];
/** Matches neither a lock (`for update`) nor an upsert (`do update set`). */
const SQL_WRITES =
  /(?<!\b(?:for|key|do)\s+)\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(\w+)?/gi;

/** @returns the written tables, `?` for an unnamed table, and whether the source builds queries */
function readQueries(text) {
  const writes = [];
  let builds = false;
  const visit = (node) => {
    const called =
      ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
        ? node.expression.name.text
        : null;
    const [table] = WRITES.includes(called) ? node.arguments : [];
    if (table) writes.push(ts.isStringLiteral(table) ? table.text.split(' ')[0] : '?');
    const helper = ts.isCallExpression(node) ? node.expression.getText() : null;
    if (helper === 'forgetRows') writes.push(node.arguments[1]?.text ?? '?');
    if (helper === 'inserting') writes.push(node.arguments[0]?.text ?? '?');
    const isSql = ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql';
    if (isSql)
      for (const [, name = '?'] of node.template.getText().matchAll(SQL_WRITES)) writes.push(name);
    const takesSql = ts.isImportSpecifier(node) && (node.propertyName ?? node.name).text === 'sql';
    builds ||= takesSql || BUILDERS.includes(called);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true));
  return { writes, builds };
}

const sources = readdirSync(SRC, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !EXCEPTED.test(path))
  .map((path) => ({ path, ...readQueries(readFileSync(`${SRC}/${path}`, 'utf8')) }));
/** A module, or a folder beside the modules. */
const ownerOf = (path) => path.replace(/^modules\//, '').split('/')[0];

test('the written tables of a source are found, by the builder and in SQL', () => {
  const source = `
    // update nobody
    db.selectFrom('rangos').forUpdate().execute();
    db.with('nuevas', (q) => q.insertInto('multas').values(row)).updateTable('pagos as p').deleteFrom(table);
    sql\`select 1 from a for update; insert into b values (\${x}) on conflict (id) do update set c = 1\`;
    forgetRows(db, 'viejas', sql\`true\`);
    const insertNueva = inserting('otras');
    sql<Row>\`with f as (delete from "d") update \${sql.table(e)} set texto = 'x'\`;`;
  const { writes, builds } = readQueries(source);
  expect({ writes: writes.sort(), builds }).toEqual({
    writes: ['?', '?', 'b', 'd', 'multas', 'otras', 'pagos', 'viejas'],
    builds: true,
  });
  expect(readQueries("import { type Kysely, sql } from 'kysely';").builds).toBe(true);
  expect(readQueries('const text = `delete from lists`;')).toEqual({ writes: [], builds: false });
});

test('each table is written by one module', () => {
  const written = sources.flatMap(({ path, writes }) =>
    writes.map((table) => ({ table, owner: ownerOf(path) })),
  );
  const owners = Object.fromEntries(
    written.map(({ table }) => [
      table,
      [...new Set(written.filter((w) => w.table === table).map(({ owner }) => owner))],
    ]),
  );
  // One table is written by the builder, one in SQL, one outside the modules.
  expect(owners).toMatchObject({
    multas: ['multas'],
    cierre_filas: ['nomina'],
    bitacora: ['write'],
  });
  expect(Object.keys(owners)).not.toContain('?');
  expect(Object.entries(owners).filter(([, modules]) => modules.length > 1)).toEqual([]);
});

test('outside repositories no file builds a query', () => {
  expect(
    sources.filter(({ path, builds }) => builds && MAY_QUERY.test(path)).length,
  ).toBeGreaterThan(40);
  expect(
    sources.filter(({ path, builds }) => builds && !MAY_QUERY.test(path)).map(({ path }) => path),
  ).toEqual([]);
});

/** A sum is wider than its operands: without `total()` (db/total.ts) a large sum fails. */
const NARROW_SUM = /\bsum\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\)?::int\b/;

test('no sum is cast to the type of its terms', () => {
  expect(
    [
      'sum(x)::int',
      'coalesce(sum(case when (a) then b end)::int',
      'greatest(0, sum(times))::int',
    ].filter((text) => !NARROW_SUM.test(text)),
  ).toEqual([]);
  expect(NARROW_SUM.test('count(*)::int, sum(x) as y')).toBe(false);
  const paths = sources
    .map(({ path }) => path)
    .filter((path) => NARROW_SUM.test(readFileSync(`${SRC}/${path}`, 'utf8')));
  expect(paths).toEqual([]);
});
