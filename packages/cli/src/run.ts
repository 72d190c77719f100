import { ApiError } from '@garita/api-client/ApiError';
import { ACCESO } from '@garita/domain/acceso/textos';
import { CREDITOS } from '@garita/domain/formato/moneda';
import { RECHAZOS_TOKEN } from '@garita/domain/tokens/rechazos';
import type { Command } from 'commander';
import type { Context } from './Context';
import { withPortal } from './config/withPortal';
import { createProgram } from './createProgram';
import { describeError, EXIT, type ExitCode } from './errors';
import { toVisible } from './output/toVisible';
import { wrapNotices } from './output/wrapNotices';

/** The command of the completion scripts; hidden from the help. */
const COMPLETE = '__complete';

/** The portal's refusals without details: of a user, and of a token. */
const BARE: ReadonlySet<string> = new Set([ACCESO.sinPermiso, RECHAZOS_TOKEN.sinPermiso]);

/**
 * The permissions that a command requires, as a further sentence. Empty unless the portal said only
 * that access is denied.
 */
async function explain(error: unknown, command: Command | null): Promise<string> {
  if (command === null || !(error instanceof ApiError) || !BARE.has(error.message)) return '';
  const { describePermiso } = await import('./reference/describePermiso');
  const { siempre, aVeces } = describePermiso(command);
  const asked = [siempre, ...aVeces.map(({ con, texto }) => `${con}, ${texto}`)].filter(
    (text) => text !== null && !text.startsWith('ninguno'),
  );
  return asked.length === 0 ? '' : ` Hace falta: ${asked.join('; ')}. Pídelo a quien pueda.`;
}

/** Runs a command line and returns its exit code. A failure becomes one line on stderr. */
export async function run(
  typed: readonly string[],
  surrounding: Omit<Context, 'moneda'>,
): Promise<ExitCode> {
  const isCompletion = typed[0] === COMPLETE;
  const args = isCompletion ? typed.slice(1) : typed;
  const { env, stdout, signals } = surrounding;
  const stderr = wrapNotices(surrounding.stderr);
  const context: Context = {
    ...{ env, moneda: CREDITOS, stdout, stderr, ...(signals && { signals }) },
    get stdin() {
      return surrounding.stdin;
    },
  };
  let given: Command | null = null;
  let endTelling = (): void => undefined;
  try {
    const program = await createProgram(context, args);
    if (isCompletion) {
      await (await import('./completion/complete')).complete(context, program, args);
      return EXIT.ok;
    }
    program.hook('preAction', async (_, command) => {
      given = command;
      const { portal, debug } = program.opts<{ portal?: string; debug?: true }>();
      if (portal !== undefined) context.env = withPortal(env, portal);
      if (debug) endTelling = (await import('./http/tellCalls')).tellCalls(context);
    });
    await program.parseAsync(args, { from: 'user' });
    return EXIT.ok;
  } catch (error) {
    const { code, message } = describeError(error);
    if (message !== null)
      context.stderr.write(`garita: ${toVisible(message)}${await explain(error, given)}\n`);
    return code;
  } finally {
    endTelling();
  }
}
