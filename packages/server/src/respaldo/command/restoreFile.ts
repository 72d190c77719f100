import { createInterface } from 'node:readline/promises';
import { contar } from '@garita/domain/formato/contar';
import { formatInteger } from '@garita/domain/formato/credits';
import { formatInstant } from '@garita/domain/formato/instant';
import { RespaldoError } from '../../RespaldoError';
import type { Cuantas, Puerta } from '../cerrados';
import { findVersion } from '../checkManifiesto';
import { createRespaldo } from '../createRespaldo';
import { type Contenido, inspectTarget } from '../inspectTarget';
import { countFilas, type Manifiesto } from '../Manifiesto';
import { verifyArchive } from '../readArchive';
import { type Restaurado, restoreRespaldo } from '../restoreRespaldo';
import type { BackupCommand, Terminal } from './readCommand';
import { withDatabase } from './withDatabase';

export const describeManifiesto = (manifiesto: Manifiesto): string =>
  `${manifiesto.agencia ?? 'sin agencia'}, del ${formatInstant(manifiesto.creado_en)}, con ${formatInteger(countFilas(manifiesto))} filas (Garita ${manifiesto.garita})`;

/** One line from the operator; '' if the input has ended, for example in a script. */
async function ask({ stdin, stderr }: Terminal, question: string): Promise<string> {
  const lines = createInterface({ input: stdin, output: stderr });
  const closed = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
  const answer = await Promise.race([lines.question(question), closed]);
  lines.close();
  return answer;
}

/**
 * Asks the operator for the name of the agency whose data the restore replaces.
 * @throws RespaldoError for another answer
 */
async function confirmReplacing(
  { confirmar }: BackupCommand,
  terminal: Terminal,
  { agencia, filas }: Contenido,
): Promise<void> {
  const nombre = agencia ?? 'sustituir';
  terminal.stderr.write(
    `Ahí ya hay datos: ${agencia ?? 'una agencia sin configurar'}, con ${formatInteger(filas)} filas.\n`,
  );
  terminal.stderr.write('Se hará un respaldo de lo que hay y después se sustituirá todo.\n');
  const typed = confirmar ?? (await ask(terminal, `Escribe «${nombre}» para confirmar: `));
  if (typed.trim() !== nombre)
    throw new RespaldoError('Lo escrito no coincide: no se ha cambiado nada.');
}

const NOMBRES: Readonly<Record<Puerta, readonly [one: string, many: string]>> = {
  tokens: ['token', 'tokens'],
  invitaciones: ['invitación', 'invitaciones'],
  codigos_entrada: ['código de entrada', 'códigos de entrada'],
  codigos_recuperacion: ['código de recuperación', 'códigos de recuperación'],
};
const PUERTAS = Object.keys(NOMBRES) as Puerta[];
const list = (cuantas: Cuantas): string =>
  PUERTAS.filter((puerta) => cuantas[puerta] > 0)
    .map((puerta) => contar(cuantas[puerta], ...NOMBRES[puerta]))
    .join(', ');

/** A Spanish text about the secrets that open the portal after a restore. */
export function describeRestaurado({ cerradas, abiertas }: Restaurado): string {
  const contrasenas = 'Las contraseñas y los segundos factores son los de entonces.';
  if (cerradas === null) {
    const abren = list(abiertas);
    return abren === ''
      ? contrasenas
      : `${contrasenas} Ahí no había datos con los que comparar: lo que se revocara o usara después del respaldo abre otra vez. Revísalo: ${abren}.`;
  }
  const cierran = list(cerradas);
  return cierran === ''
    ? contrasenas
    : `${contrasenas} No abren, porque ya no abrían en lo que había: ${cierran}.`;
}

/**
 * Restores a file. It verifies the whole file before it opens the database. The operator must type
 * the name of the present agency, and the tool makes a backup of the present content.
 * @throws RespaldoError for a bad file or database, or another name from the operator; then nothing
 * has changed.
 */
export async function restoreFile(
  orden: BackupCommand,
  terminal: Terminal,
  file: string,
): Promise<void> {
  const { stderr, stdout } = terminal;
  stderr.write(`Comprobando «${file}»…\n`);
  const manifiesto = await verifyArchive(file);
  findVersion(manifiesto);
  stderr.write(`Es un respaldo de ${describeManifiesto(manifiesto)}.\n`);
  const restaurado = await withDatabase(orden.config, async (db) => {
    const contenido = await inspectTarget(db);
    const fecha = new Date();
    if (contenido) {
      await confirmReplacing(orden, terminal, contenido);
      const before = await createRespaldo({
        db,
        folder: orden.config.backupDir,
        motivo: 'restauracion',
        fecha,
      });
      stderr.write(`Lo que había queda en «${before.file}».\n`);
    }
    const onTable = ({ nombre, filas }: { nombre: string; filas: number }) =>
      void stderr.write(`  ${nombre}: ${formatInteger(filas)}\n`);
    return await restoreRespaldo({ db, file, manifiesto, fecha, onTable });
  });
  stdout.write(
    `Restaurado: ${describeManifiesto(manifiesto)}. Todo el mundo tendrá que volver a entrar.\n${describeRestaurado(restaurado)}\n`,
  );
}
