import { Writable } from 'node:stream';
import { call } from '@garita/api-client/call';
import { foldText } from '@garita/domain/formato/foldText';
import type { Command } from 'commander';
import type { Context } from '../Context';
import { readPortales } from '../config/portales';
import { withPortal } from '../config/withPortal';
import { connect } from '../connect';
import { toVisible } from '../output/toVisible';
import { findOffer } from './findOffer';

/**
 * The timeout in seconds, unless GARITA_ESPERA sets another. It is short, since the user waits for
 * the completion.
 */
const ESPERA = '1';

const MOST = 50;

const silence = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

async function listNombres({ env, moneda }: Context, prefix: string): Promise<string[]> {
  const hasty = { GARITA_ESPERA: ESPERA, ...env };
  const { api } = await connect({ env: hasty, moneda, stderr: silence(), isHasty: true });
  const query = prefix === '' ? { limit: MOST } : { q: prefix, limit: 1000 };
  const personas = await call(api, 'getUsuarios', query);
  return personas
    .map(({ usuario }) => usuario)
    .filter((nombre) => foldText(nombre).startsWith(foldText(prefix)))
    .slice(0, MOST);
}

const listPortales = async ({ env }: Context, prefix: string): Promise<string[]> =>
  Object.keys((await readPortales(env)).portales).filter((nombre) =>
    nombre.startsWith(prefix.toLowerCase()),
  );

async function listLines(
  context: Context,
  program: Command,
  words: readonly string[],
): Promise<readonly string[]> {
  const offer = findOffer(program, words);
  const prefix = words.at(-1) ?? '';
  if (offer === 'ficheros') return ['@ficheros'];
  if (offer === 'portales') return await listPortales(context, prefix);
  if (offer === 'personas') return (await listNombres(context, prefix)).map(toVisible);
  return offer
    .filter(({ name }) => name.startsWith(prefix))
    .map(({ name, what }) => (what === undefined ? name : `${name}\t${what}`));
}

/** The value of `--portal`, if the user has typed it completely. */
const portalIn = (words: readonly string[]): string | undefined =>
  words.includes('--portal') ? words.slice(0, -1)[words.indexOf('--portal') + 1] : undefined;

/**
 * Prints the completions for the scripts of `garita completion`: one per line, with its help after
 * a tab. Without a session or a portal it prints nothing, because an error would disturb the user's
 * typing.
 */
export async function complete(
  context: Context,
  program: Command,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  const portal = portalIn(words);
  if (portal !== undefined) context.env = withPortal(context.env, portal);
  // A completion reports no errors.
  const lines = await listLines(context, program, words).catch(() => []);
  context.stdout.write(lines.map((line) => `${line}\n`).join(''));
}
