// Imports only the driver in use: the benchmark measures the start too.
export async function openDatabase() {
  const { HAND_DATABASE_URL: connectionString, HAND_FOLDER: folder } = process.env;
  return connectionString ? await openPostgres(connectionString) : await openPglite(folder);
}

async function openPostgres(connectionString) {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10 });
  const transaction = async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work((text, values) =>
        client.query({ name: text.slice(0, 60), text, values }),
      );
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
  return { query: (statement) => pool.query(statement), transaction, close: () => pool.end() };
}

async function openPglite(folder) {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = await PGlite.create(folder);
  return {
    query: ({ text, values }) => pglite.query(text, values),
    transaction: (work) =>
      pglite.transaction((tx) => work((text, values) => tx.query(text, values))),
    close: () => pglite.close(),
  };
}
