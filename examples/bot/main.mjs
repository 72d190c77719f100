// Prints who is clocked in, at first and after each change. Run: GARITA_URL=… GARITA_TOKEN=… node main.mjs
import { ApiError, call, createGarita, followChanges } from '@garita/api-client';

const { GARITA_URL: baseUrl = 'http://localhost:3000', GARITA_TOKEN: token } = process.env;
const client = createGarita({ baseUrl, token });

async function printInside() {
  const fichados = await call(client, 'getFichajesActivos');
  console.log(
    `Dentro: ${fichados.map(({ usuarioNombre }) => usuarioNombre).join(', ') || 'nadie'}`,
  );
}

try {
  for await (const event of followChanges(client)) {
    const isFirst = event.name === 'versiones';
    if (isFirst || (event.name === 'tema' && event.data.tema === 'fichajes')) await printInside();
  }
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
