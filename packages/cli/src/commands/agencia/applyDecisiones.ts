import type { Context } from '../../Context';
import { connect } from '../../connect';
import { toVisible } from '../../output/toVisible';
import { toJson } from '../../output/writeRows';
import { type Decisiones, type PasoDe, planDecisiones } from '../../services/agencia/decisiones';
import { readAgencia } from '../../services/nomina/readAgencia';
import { confirmByTyping } from '../../terminal/confirmByTyping';
import { type CambioFlags, toSentence } from '../applyCambio';

interface Hecho {
  readonly seccion: string;
  readonly descripcion: string;
  /** The portal's message; null before the change is sent. */
  readonly mensaje: string | null;
}

const toHecho = ({ seccion, descripcion }: PasoDe, mensaje: string | null): Hecho => ({
  seccion,
  descripcion,
  mensaje,
});

/**
 * Sends the steps in order. After a refusal the earlier steps stay done, and running the command
 * again does the rest.
 */
async function send({ stderr }: Context, pasos: readonly PasoDe[]): Promise<Hecho[]> {
  const hechos: Hecho[] = [];
  for (const paso of pasos) {
    const mensaje = await paso.send();
    stderr.write(`${toSentence(mensaje)}\n`);
    hechos.push(toHecho(paso, mensaje));
  }
  return hechos;
}

/**
 * Validates all steps, and then sends them. @param isAsked whether the user must type the siglas to
 * confirm
 */
export async function applyDecisiones(
  context: Context,
  decisiones: Decisiones,
  { dryRun, json, isAsked = false }: CambioFlags & { readonly isAsked?: boolean },
): Promise<void> {
  const connection = await connect(context);
  const pasos = await planDecisiones(connection, decisiones);
  if (dryRun || isAsked)
    for (const { seccion, descripcion } of pasos)
      context.stderr.write(`${seccion}: ${toVisible(descripcion)}.\n`);
  if (pasos.length === 0) context.stderr.write('La agencia ya es así: no hay nada que cambiar.\n');
  else if (dryRun) context.stderr.write('No se ha cambiado nada.\n');
  else if (isAsked) await confirmByTyping(context, (await readAgencia(connection)).siglas);
  const hechos = dryRun ? pasos.map((paso) => toHecho(paso, null)) : await send(context, pasos);
  if (json) context.stdout.write(toJson(hechos));
}
