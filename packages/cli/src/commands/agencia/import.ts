import type { Command } from 'commander';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { UsageError } from '../../errors';
import { readArchivo, STDIN } from '../../input/readArchivo';
import { toVisible } from '../../output/toVisible';
import { toJson } from '../../output/writeRows';
import { type PasoDe, planDecisiones } from '../../services/agencia/decisiones';
import { parseFichero } from '../../services/agencia/fichero';
import { readAgencia } from '../../services/nomina/readAgencia';
import { confirmByTyping, requireSomebody } from '../../terminal/confirmByTyping';
import { type CambioFlags, toSentence, withDefinitivo } from '../applyCambio';
import { createCommand } from '../createCommand';

/** A step as `--json` tells it. */
interface Hecho {
  readonly seccion: string;
  readonly descripcion: string;
  /** What the portal said of it; null while it has not been asked. */
  readonly mensaje: string | null;
}

const toHecho = ({ seccion, descripcion }: PasoDe, mensaje: string | null): Hecho => ({ seccion, descripcion, mensaje });

/** One step after the other. Where one is refused, those before it are done, and the same file does the rest. */
async function send({ stderr }: Context, pasos: readonly PasoDe[]): Promise<Hecho[]> {
  const hechos: Hecho[] = [];
  for (const paso of pasos) {
    const mensaje = await paso.send();
    stderr.write(`${toSentence(mensaje)}\n`);
    hechos.push(toHecho(paso, mensaje));
  }
  return hechos;
}

async function importar(context: Context, archivo: string, { yes, dryRun, json }: CambioFlags): Promise<void> {
  const isAsked = !yes && !dryRun;
  if (isAsked && archivo === STDIN) throw new UsageError('La entrada estándar trae el fichero y no se puede preguntar: añade --yes.');
  if (isAsked) requireSomebody(context);
  const decisiones = parseFichero(await readArchivo(context, archivo));
  const connection = await connect(context);
  const pasos = await planDecisiones(connection, decisiones);
  const isShown = dryRun || isAsked;
  if (isShown) for (const { seccion, descripcion } of pasos) context.stderr.write(`${seccion}: ${toVisible(descripcion)}.\n`);
  if (pasos.length === 0) context.stderr.write('La agencia ya es así: no hay nada que cambiar.\n');
  else if (isAsked) await confirmByTyping(context, (await readAgencia(connection)).siglas);
  else if (dryRun) context.stderr.write('No se ha cambiado nada.\n');
  const hechos = dryRun ? pasos.map((paso) => toHecho(paso, null)) : await send(context, pasos);
  if (json) context.stdout.write(toJson(hechos));
}

export const importCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand('import', 'Hace de la agencia lo que dice un fichero de «garita agencia export». Lo que ya es así no cambia. Pide escribir sus siglas.', [
      'garita agencia import agencia.json --dry-run',
      'garita agencia import agencia.json',
    ]).argument('<fichero>', 'el fichero; - es la entrada estándar'),
  ).action(async (archivo: string, flags: CambioFlags) => importar(context, archivo, flags));
