import { listAjenos } from '@garita/domain/acceso/holdsPermiso';
import { PERMISOS, type Permiso } from '@garita/domain/acceso/permisos';
import { TOKENS } from '@garita/domain/tokens/textos';
import { TOKENS_MAX, tokenRules } from '@garita/domain/tokens/token.rules';
import type { Actor } from '../../access/Actor';
import { createAccessToken, hashAccessToken } from '../../access/accessToken';
import { checkRules } from '../../checkRules';
import type { Db } from '../../db/Db';
import { refusing } from '../../db/refusing';
import type { Deps } from '../../gate/Deps';
import type { Call } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { writeWithClave } from '../claves/claves.service';
import { countTokens, insertToken, listTokens } from './tokens.repository';

const HINT_LENGTH = 4;

const inOrder = (codigos: readonly string[]): Permiso[] =>
  PERMISOS.filter((codigo) => codigos.includes(codigo));

export async function listMisTokens(db: Db, actor: Actor) {
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

async function keep(
  { tx, actor, ahora }: WriteScope,
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
  return insertToken(tx, { usuario_id: actor.id, ...row }).catch(
    refusing('tokens_nombre_vivo', () => Rechazo.conflict(TOKENS.repetido, 'nombre')),
  );
}

/**
 * Creates a token. Only this answer contains it.
 * @throws Rechazo 400 by `tokenRules` and for a wrong password; 403 for permission codes that the
 * caller does not have; 409 for the name of another unrevoked token, ignoring case and accents, and
 * for more than {@link TOKENS_MAX}; 429 after too many tries.
 */
export async function crearToken(deps: Deps, call: Call<'crearToken'>) {
  const { body } = call;
  const soloLectura = body.soloLectura === 1;
  const codigos = soloLectura ? null : inOrder(body.codigos ?? []);
  checkRules(tokenRules(deps.clock), {
    ...body,
    soloLectura,
    codigos: codigos ?? [],
  });
  const [nombre, { expira }] = [body.nombre.trim(), body];
  return writeWithClave(deps, call, async (scope) => {
    const ajenos = listAjenos(scope.actor, codigos ?? []);
    if (ajenos.length > 0) throw Rechazo.forbidden(TOKENS.noLosTienes(ajenos.join(', ')));
    const token = createAccessToken(deps.random, scope.actor.id);
    const id = await keep(scope, token, { nombre, expira, codigos });
    await scope.audit({
      objetivo: ['token', id],
      despues: { nombre, soloLectura, permisos: codigos ?? [], expira },
    });
    return { msg: TOKENS.hecho(nombre), status: 0 as const, id, token };
  });
}
