import { readConfig } from './config';
import { createOwnersLink } from './createOwnersLink';
import { BaseOcupadaError } from './db/embedded/BaseOcupadaError';
import { explainError } from './explainError';
import { Rechazo } from './rechazo';

function explain(error: unknown): string | null {
  if (error instanceof BaseOcupadaError)
    return `${error.message}\nSi es tu portal, detenlo, repite esta orden y arráncalo otra vez: el enlace vale una hora.`;
  return error instanceof Rechazo ? error.message : explainError(error);
}

try {
  const config = readConfig(process.env);
  const link = await createOwnersLink(config, new Date(), (file) =>
    console.log(`Respaldo antes de actualizar: ${file}`),
  );
  const start = config.databaseUrl ? '' : ' Arranca ya el portal.';
  console.log(
    `Enlace para que la persona dueña de la agencia ponga una contraseña nueva. Sirve una sola vez y durante una hora.${start}\n\n  ${link}\n`,
  );
  console.log(
    'Si tu portal tiene otra dirección, cámbiala por la suya: lo que cuenta es /recuperar y lo que sigue.',
  );
} catch (error) {
  console.error(explain(error) ?? error);
  process.exitCode = 1;
}
