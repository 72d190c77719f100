import { call } from '@garita/api-client/call';
import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { foldText } from '@garita/domain/formato/foldText';
import { findFailure } from '@garita/domain/reglas/Rule';
import { expiraAlFinalDe, expiraEn } from '@garita/domain/tokens/caducidad';
import { TOKENS } from '@garita/domain/tokens/textos';
import { DIAS_MAX, type TokenValues, tokenRules } from '@garita/domain/tokens/token.rules';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { findRow } from '../findRow';
import type { Session } from '../openSession';
import { whoami } from '../sesion/whoami';

/** The prefix of each field's error. The name has none, since it is an argument. */
const FLAGS: Readonly<Record<string, string>> = { codigos: '--permisos: ', expira: '--caduca: ' };

type Wanted = Omit<TokenValues, 'clave'>;

/**
 * Parses a token's expiry: a number of days, e.g. `30d`, or the last day on which the token is
 * valid, e.g. `2027-01-31`. @returns the ISO instant.
 * @throws UsageError for any other text
 */
export function parseCaducidad(text: string, ahora: Date): string {
  const days = /^(\d{1,4})d$/.exec(text.trim())?.[1];
  if (days !== undefined && Number(days) <= DIAS_MAX) return expiraEn(Number(days), ahora);
  const expira =
    days === undefined
      ? expiraAlFinalDe(text.trim(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
      : null;
  if (expira === null)
    throw new UsageError(
      `--caduca debe ser un número de días hasta ${DIAS_MAX}, como 30d, o un día, como 2027-01-31.`,
    );
  return expira;
}

/**
 * Validates a new token before the request. Does not check the password, or whether the name is
 * free.
 * @throws UsageError if `tokenRules` refuse it, RefusedError for permissions that the user lacks
 */
export async function checkToken(connection: Connection, wanted: Wanted): Promise<void> {
  const failure = findFailure(
    tokenRules(() => new Date()),
    // This password is a placeholder: the user is asked for the password last.
    { ...wanted, clave: 'x' },
  );
  if (failure) throw new UsageError(`${FLAGS[failure.campo] ?? ''}${failure.texto}.`);
  const ajenos = listAjenos(await whoami(connection), wanted.codigos);
  if (ajenos.length > 0) throw new RefusedError(TOKENS.noLosTienes(ajenos.join(', ')));
}

/** Creates a token. It cannot be read again later. */
export async function createToken(
  { api }: Connection,
  { soloLectura, ...values }: TokenValues,
): Promise<string> {
  const body = {
    ...values,
    codigos: [...values.codigos],
    soloLectura: soloLectura ? (1 as const) : (0 as const),
  };
  return (await call(api, 'crearToken', body)).token;
}

/**
 * Prepares the revocation of a token by its name, ignoring case and accents as the portal does.
 * @throws RefusedError when it does not exist
 */
export async function prepareRevocar(
  { api }: Session,
  nombre: string,
): Promise<Acto<'revocarToken'>> {
  const token = findRow(
    await call(api, 'misTokens'),
    (one) => foldText(one.nombre) === foldText(nombre.trim()),
    TOKENS.noEncontrado,
  );
  return {
    descripcion: `Revocar el token «${token.nombre}» (…${token.pista})`,
    confirmacion: token.nombre,
    body: { id: token.id },
  };
}
