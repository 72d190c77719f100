import { findFailure } from '@garita/domain/reglas/Rule';
import { SUCESO_IDS } from '@garita/domain/webhooks/sucesos';
import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import {
  CAMPOS_WEBHOOK,
  findDireccionFailure,
  nuevoWebhookRules,
  type Palabras,
  WEBHOOKS_MAX,
  type WebhookValues,
  webhookRules,
} from '@garita/domain/webhooks/webhook.rules';
import { flag } from '../../contract/flag';
import { refusing } from '../../db/refusing';
import type { Deps } from '../../gate/Deps';
import type { Body } from '../../gate/handlers';
import { Rechazo } from '../../rechazo';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/WriteScope';
import { sealDireccion } from './direccion';
import { watchPagas } from './pagas.service';
import {
  countWebhooks,
  findWebhook,
  insertWebhook,
  listSucesos,
  retireWebhook,
  setPalabras,
  updateWebhook,
} from './webhooks.repository';
import { toPalabras } from './webhooks.service';

type WebhookDeps = Pick<Deps, 'keyedHash' | 'random' | 'requireSecreto' | 'config'>;

const onRepetido = refusing('webhooks_nombre_vivo', () =>
  Rechazo.conflict(WEBHOOKS.repetido, 'nombre'),
);

/**
 * Checks an address. Plain http is only for receivers in the portal's own network, and the operator
 * must allow it.
 */
function checkDireccion({ config }: WebhookDeps, direccion: string): void {
  const texto =
    findDireccionFailure(direccion) ??
    (config.outboundPrivate || /^\s*https:/i.test(direccion) ? null : WEBHOOKS.direccionInvalida);
  if (texto !== null) throw Rechazo.invalid('direccion', texto);
}

async function changePalabras(
  { tx }: WriteScope,
  id: number,
  cambios: Partial<Palabras>,
): Promise<void> {
  for (const suceso of SUCESO_IDS)
    if (cambios[suceso] !== undefined) await setPalabras(tx, id, suceso, cambios[suceso]);
}

/**
 * Adds a webhook and switches it on.
 * @throws Rechazo 400 by `nuevoWebhookRules` and `webhookRules`; 409 for the name of another
 * webhook, ignoring case and accents, for more than {@link WEBHOOKS_MAX}, and if other portals
 * could not decrypt the address.
 */
export async function crearWebhook(
  deps: WebhookDeps,
  scope: WriteScope,
  { nombre: typed, direccion, sucesos = {} }: Body<'crearWebhook'>,
) {
  const { tx, actor, ahora, audit } = scope;
  const nombre = typed.trim();
  const failure =
    findFailure(nuevoWebhookRules, { nombre, direccion }) ??
    findFailure(webhookRules, { nombre, activo: 1, ...toPalabras([]), ...sucesos });
  if (failure) throw Rechazo.invalid(failure.campo, failure.texto);
  checkDireccion(deps, direccion);
  if ((await countWebhooks(tx)) >= WEBHOOKS_MAX) throw Rechazo.conflict(WEBHOOKS.demasiados);
  const id = await insertWebhook(tx, {
    nombre,
    ...(await sealDireccion(tx, deps, direccion)),
    activo: true,
    creado_por: actor.id,
    creado_en: ahora,
  }).catch(onRepetido);
  await changePalabras(scope, id, sucesos);
  await watchPagas(tx, ahora);
  const told = Object.fromEntries(
    Object.entries(sucesos).filter(([, palabras]) => palabras !== null),
  );
  await audit({ objetivo: ['webhook', id], despues: { webhook: nombre, ...told } });
  return { msg: WEBHOOKS.puesto(nombre), status: 0 as const, id };
}

/**
 * Locks and reads a webhook. The lock does not wait for a message that is being sent. @throws
 * Rechazo 404 for an unknown webhook.
 */
async function lockValues({ tx }: WriteScope, id: number) {
  const webhook = await findWebhook(tx, id, { lock: true });
  if (!webhook) throw Rechazo.notFound(WEBHOOKS.noEncontrado);
  const presente: WebhookValues = {
    nombre: webhook.nombre,
    activo: flag(webhook.activo),
    ...toPalabras(await listSucesos(tx, [id])),
  };
  return { webhook, presente };
}

/**
 * Edits a webhook. A stopped webhook sends again after it gets a new address or is switched on.
 * @throws Rechazo 400 by `webhookRules`; 404 for an unknown webhook; 409 for fields that have
 * changed since the editor read them, for the name of another webhook, and if other portals could
 * not decrypt the address.
 */
export async function editarWebhook(
  deps: WebhookDeps,
  scope: WriteScope,
  { id, data: sent, previos, direccion }: Body<'editarWebhook'>,
) {
  const { tx, audit, unchanged, willSend } = scope;
  const { webhook, presente } = await lockValues(scope, id);
  const data = { ...sent, ...(sent.nombre !== undefined && { nombre: sent.nombre.trim() }) };
  const cambios = readCambios<WebhookValues>({
    presente,
    data,
    previos,
    rules: webhookRules,
    campos: CAMPOS_WEBHOOK,
  });
  if (direccion !== undefined) checkDireccion(deps, direccion);
  const { nombre = presente.nombre, activo, ...palabras } = cambios;
  const done = { msg: WEBHOOKS.editado(nombre), status: 0 as const };
  if (Object.keys(cambios).length === 0 && direccion === undefined) {
    unchanged();
    return done;
  }
  const goesOn = webhook.detenido !== null && (direccion !== undefined || activo === 1);
  await updateWebhook(tx, id, {
    nombre,
    ...(activo !== undefined && { activo: activo === 1 }),
    ...(goesOn && { detenido: null }),
    ...(direccion !== undefined && (await sealDireccion(tx, deps, direccion))),
  }).catch(onRepetido);
  await changePalabras(scope, id, palabras);
  const despues = {
    webhook: nombre,
    ...cambios,
    ...(direccion !== undefined && { destino: 'nuevo' }),
  };
  await audit({
    objetivo: ['webhook', id],
    antes: { webhook: presente.nombre, ...pickBefore(presente, cambios) },
    despues,
  });
  willSend();
  return done;
}

/**
 * Removes a webhook. Its past deliveries remain in the history.
 * @throws Rechazo 404 for an unknown webhook.
 */
export async function quitarWebhook({ tx, ahora, audit, willSend }: WriteScope, id: number) {
  const retired = await retireWebhook(tx, id, ahora);
  if (!retired) throw Rechazo.notFound(WEBHOOKS.noEncontrado);
  await audit({ objetivo: ['webhook', id], antes: { webhook: retired.nombre } });
  willSend();
  return { msg: WEBHOOKS.quitado(retired.nombre), status: 0 as const };
}
