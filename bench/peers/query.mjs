// node query.mjs <sql>: prints the rows as JSON, from the PostgreSQL of HAND_DATABASE_URL.
import pg from 'pg';

const client = new pg.Client({ connectionString: process.env.HAND_DATABASE_URL });
await client.connect();
const { rows } = await client.query(process.argv[2]);
console.log(JSON.stringify(rows));
await client.end();
