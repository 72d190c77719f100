import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { findFailure } from '@garita/domain/reglas/Rule';
import { TOKENS } from '@garita/domain/tokens/textos';
import { TOKENS_MAX, tokenRules } from '@garita/domain/tokens/token.rules';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import { createAccessToken, hashAccessToken } from '../../access/accessToken';
import { isUniqueViolation } from '../../db/errors';
import type { DB } from '../../db/tables';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { Write, WriteScope } from '../../write/runWrite';
import { confirmOwnClave, verifyOwnClave } from '../claves/claves.service';
import { countTokens, insertToken, listTokens } from './tokens.repository';

const HINT_LENGTH = 4;

const inOrder = (codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo));

export async function listMisTokens(db: Kysely<DB>, actor: Actor) {
  return (await listTokens(db, actor.id)).map(
    ({ id, nombre, pista, codigos, creado_en, ultimo_uso, expira_en }) => ({
      id,
      nombre,
      pista,
      soloLectura: codigos === null ? (1 as const) : (0 as const),
      codigos: inOrder(codigos?.split(' ') ?? []),
      creado: creado_en.toISOString(),
      ultimoUso: ultimo_uso?.toISOString() ?? null,
      expira: expira_en.toISOString(),
    }),
  );
}

interface NuevoToken {
  readonly nombre: string;
  readonly expira: string;
  readonly soloLectura: 0 | 1;
  readonly codigos?: readonly Permiso[];
  readonly clave: string;
}

async function keep(
  { tx, actor, ahora }: WriteScope<Actor>,
  token: string,
  { nombre, expira, codigos }: { nombre: string; expira: string; codigos: Permiso[] | null },
) {
  if ((await countTokens(tx, actor.id)) >= TOKENS_MAX) throw Rechazo.conflict(TOKENS.demasiados);
  const row = {
    nombre,
    codigos: codigos?.join(' ') ?? null,
    secreto_hash: hashAccessToken(token),
    pista: token.slice(-HINT_LENGTH),
    creado_en: ahora,
    expira_en: new Date(expira),
  };
  try {
    return await insertToken(tx, { usuario_id: actor.id, ...row });
  } catch (error) {
    if (isUniqueViolation(error, 'tokens_nombre_vivo'))
      throw Rechazo.conflict(TOKENS.repetido, 'nombre');
    throw error;
  }
}

/**
 * Creates a token for the caller's scripts. Only this answer contains it.
 * @throws Rechazo 400 by `tokenRules` and for a wrong password; 403 for codes that the caller does
 * not hold; 409 for a name that the caller has used already, ignoring case and accents, and for
 * more than {@link TOKENS_MAX}; 429 after too many tries.
 */
export async function crearToken(deps: Deps, write: Write<Actor>, actor: Actor, body: NuevoToken) {
  const soloLectura = body.soloLectura === 1;
  const codigos = soloLectura ? null : inOrder(body.codigos ?? []);
  const failure = findFailure(tokenRules(deps.clock), {
    ...body,
    soloLectura,
    codigos: codigos ?? [],
  });
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  const [nombre, { expira }] = [body.nombre.trim(), body];
  return write(
    async (scope, claveHash) => {
      await confirmOwnClave(scope, claveHash);
      const ajenos = listAjenos(scope.actor, codigos ?? []);
      if (ajenos.length > 0) throw Rechazo.forbidden(TOKENS.noLosTienes(ajenos.join(', ')));
      const token = createAccessToken(deps.random, actor.id);
      const id = await keep(scope, token, { nombre, expira, codigos });
      await scope.audit({
        objetivo: { tipo: 'token', id },
        despues: { nombre, soloLectura, permisos: codigos ?? [], expira },
      });
      return { msg: TOKENS.hecho(nombre), status: 0 as const, id, token };
    },
    () => verifyOwnClave(deps, actor, { campo: 'clave', clave: body.clave }),
  );
}
