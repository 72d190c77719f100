import { Writable } from 'node:stream';
import { call } from '@garita/api-client/call';
import { foldText } from '@garita/domain/formato/foldText';
import type { Context } from '../../Context';
import { readPortales } from '../../config/portales';
import { connect } from '../../connect';
import { EXIT, type ExitCode } from '../../errors';
import { toVisible } from '../../output/toVisible';

/** Timeout in milliseconds: the user waits for the completion. */
const PATIENCE_MS = 1000;
const MOST = 50;

const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

async function listNombres(context: Context, prefix: string): Promise<readonly string[]> {
  const { env, moneda } = context;
  const { api } = await connect({ env, moneda, stderr: silence(), isHasty: true });
  const query = prefix === '' ? { limit: MOST } : { q: prefix, limit: 1000 };
  const personas = await call(api, 'getUsuarios', query, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return personas
    .map(({ usuario }) => usuario)
    .filter((nombre) => foldText(nombre).startsWith(foldText(prefix)));
}

const listPortales = async ({ env }: Context, prefix: string): Promise<readonly string[]> =>
  Object.keys((await readPortales(env)).portales).filter((nombre) =>
    nombre.startsWith(prefix.toLowerCase()),
  );

const LISTS: Readonly<
  Record<string, (context: Context, prefix: string) => Promise<readonly string[]>>
> = { personas: listNombres, portales: listPortales };

/**
 * Serves the scripts of `garita completion`: one name per line. Without a session or a portal it
 * prints nothing and succeeds, because an error would disturb the user's typing.
 */
export async function complete(
  context: Context,
  [what, prefix = '']: readonly string[],
): Promise<ExitCode> {
  const list = Object.hasOwn(LISTS, what ?? '') ? LISTS[what ?? ''] : undefined;
  if (!list) return EXIT.ok;
  try {
    const nombres = await list(context, prefix);
    context.stdout.write(
      nombres
        .slice(0, MOST)
        .map((nombre) => `${toVisible(nombre)}\n`)
        .join(''),
    );
  } catch {
    // A completion reports no errors.
  }
  return EXIT.ok;
}
