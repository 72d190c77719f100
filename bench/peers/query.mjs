// node query.mjs <sql>: runs one statement on the PostgreSQL of HAND_DATABASE_URL and prints its
// rows as JSON.
import pg from 'pg';

const client = new pg.Client({ connectionString: process.env.HAND_DATABASE_URL });
await client.connect();
const { rows } = await client.query(process.argv[2]);
console.log(JSON.stringify(rows));
await client.end();
