import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { SUCESO_IDS, SUCESOS, type SucesoId } from '@garita/domain/webhooks/sucesos';
import { WEBHOOKS } from '@garita/domain/webhooks/textos';
import {
  CAMPOS_WEBHOOK,
  findDireccionFailure,
  nuevoWebhookRules,
  type Palabras,
  webhookRules,
} from '@garita/domain/webhooks/webhook.rules';
import type { Acto } from '../../change/Acto';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { parseSiNo } from '../../input/parseSiNo';
import { suggest } from '../../input/suggest';
import { findRow } from '../findRow';
import type { Session } from '../openSession';
import { whoami } from '../sesion/whoami';
import { checkAccess } from '../usuarios/directorio';
import { findWebhook, listEntregas } from './list';

type WebhookCambio = Schemas['WebhookCambio'];

const NADA: Palabras = Object.fromEntries(
  SUCESO_IDS.map((suceso) => [suceso, null]),
) as unknown as Palabras;

/** Splits `campo=valor`; without `=` the value is null. */
function splitCampo(text: string): readonly [campo: string, valor: string | null] {
  const at = text.indexOf('=');
  return at < 0 ? [text.trim(), null] : [text.slice(0, at).trim(), text.slice(at + 1)];
}

/**
 * The template of an event. A null `valor` gives the default template, an empty `valor` gives null.
 * @throws UsageError for an unknown event
 */
function parseSuceso(
  campo: string,
  valor: string | null,
  others: readonly string[] = [],
): readonly [SucesoId, string | null] {
  const suceso = SUCESO_IDS.find((one) => one === campo.toLowerCase());
  const names = [...others, ...SUCESO_IDS];
  if (!suceso)
    throw new UsageError(
      `No hay ninguno «${campo}». ${suggest(campo, names, `Son: ${names.join(', ')}.`)}`,
    );
  return [suceso, valor === null ? SUCESOS[suceso].palabras : valor.trim() === '' ? null : valor];
}

/**
 * Checks a new webhook. @param sucesos as typed, e.g. `ascenso` or `ascenso=Sube {persona}`.
 * @throws UsageError by the rules
 */
export async function checkNuevo(
  connection: Connection,
  nombre: string,
  sucesos: readonly string[],
): Promise<Partial<Palabras>> {
  const palabras = Object.fromEntries(
    sucesos.map((text) => parseSuceso(...splitCampo(text))),
  ) as Partial<Palabras>;
  checkRules(webhookRules, { ...NADA, ...palabras, nombre, activo: 1 }, { nombre: 'nombre' });
  checkAccess(await whoami(connection), 'crearWebhook');
  return palabras;
}

/**
 * Prepares a new webhook. Its `direccion` is a secret. @throws UsageError for an invalid address
 */
export function prepareNuevo({
  nombre,
  direccion,
  sucesos,
}: {
  nombre: string;
  direccion: string;
  sucesos: Partial<Palabras>;
}): Acto<'crearWebhook'> {
  checkRules(
    nuevoWebhookRules,
    { nombre, direccion },
    { nombre: 'nombre', direccion: 'dirección' },
  );
  const cuantos = Object.values(sucesos).filter((one) => one !== null).length;
  const cuenta =
    cuantos === 0 ? 'todavía no cuenta nada' : `cuenta ${Object.keys(sucesos).join(', ')}`;
  return {
    descripcion: `Añadir el webhook «${nombre.trim()}», que ${cuenta}`,
    confirmacion: nombre.trim(),
    body: { nombre: nombre.trim(), direccion: direccion.trim(), sucesos },
  };
}

function parseEdicion(cambios: readonly string[]): WebhookCambio {
  const parsed = cambios.map((text): readonly [string, string | number | null] => {
    const [campo, valor] = splitCampo(text);
    if (campo === 'nombre') return ['nombre', (valor ?? '').trim()];
    if (campo === 'activo') return ['activo', parseSiNo(valor ?? '', 'activo') ? 1 : 0];
    return parseSuceso(campo, valor, ['nombre', 'activo']);
  });
  return Object.fromEntries(parsed);
}

const valuesOf = ({ nombre, activo, sucesos }: Schemas['Webhook']) => ({
  nombre,
  activo,
  ...sucesos,
});
type Values = ReturnType<typeof valuesOf>;

const say = (campo: string, value: unknown): string =>
  campo === 'activo' ? (value === 1 ? 'sí' : 'no') : value === null ? 'nada' : `«${String(value)}»`;
const titleOf = (campo: string): string =>
  campo in SUCESOS
    ? SUCESOS[campo as SucesoId].titulo
    : CAMPOS_WEBHOOK[campo as keyof typeof CAMPOS_WEBHOOK];

/**
 * Prepares the changes of a webhook. @param cambios as typed, e.g. `nombre=Avisos`, `activo=no` or
 * `despido=` @param direccion null keeps the address
 * @throws UsageError by the rules, RefusedError for an unknown webhook, and when nothing changes
 */
export async function prepareEdicion(
  session: Session,
  typed: string,
  { cambios, direccion }: { cambios: readonly string[]; direccion: string | null },
): Promise<Acto<'editarWebhook'>> {
  const wanted = parseEdicion(cambios);
  const direccionFailure = direccion === null ? null : findDireccionFailure(direccion);
  if (direccionFailure !== null) throw new UsageError(`${direccionFailure}.`);
  session.check();
  const webhook = await findWebhook(session, typed);
  const before = valuesOf(webhook);
  checkRules(webhookRules, { ...before, ...wanted } as Values, {});
  const campos = (Object.keys(wanted) as (keyof WebhookCambio)[]).filter(
    (campo) => wanted[campo] !== before[campo as keyof Values],
  );
  if (campos.length === 0 && direccion === null)
    throw new RefusedError(`El webhook «${webhook.nombre}» ya es así: no hay nada que cambiar.`);
  const pick = (values: WebhookCambio): WebhookCambio =>
    Object.fromEntries(campos.map((campo) => [campo, values[campo] ?? null]));
  const dicho = campos.map(
    (campo) =>
      `${titleOf(campo)}: ${say(campo, before[campo as keyof Values])} → ${say(campo, wanted[campo] ?? null)}`,
  );
  const body = {
    id: webhook.id,
    data: pick(wanted),
    previos: pick(before),
    ...(direccion !== null && { direccion: direccion.trim() }),
  };
  return {
    descripcion: `Webhook «${webhook.nombre}»: ${[...dicho, ...(direccion === null ? [] : ['otra dirección'])].join('; ')}`,
    confirmacion: webhook.nombre,
    body,
  };
}

/** Prepares the removal of a webhook. @throws NotFoundError for an unknown webhook */
export async function prepareQuitado(
  session: Session,
  typed: string,
): Promise<Acto<'quitarWebhook'>> {
  session.check();
  const { id, nombre, pendientes } = await findWebhook(session, typed);
  return {
    descripcion: `Quitar el webhook «${nombre}»${pendientes > 0 ? `, y con él ${pendientes === 1 ? 'una entrega que espera' : `${pendientes} entregas que esperan`}` : ''}`,
    confirmacion: nombre,
    body: { id },
  };
}

/**
 * Prepares a test message. @throws RefusedError for an unknown webhook, and when the message does
 * not arrive
 */
export async function preparePrueba(
  session: Session,
  typed: string,
): Promise<Acto<'probarWebhook'>> {
  session.check();
  const { id, nombre } = await findWebhook(session, typed);
  return {
    descripcion: `Enviar una prueba al webhook «${nombre}»`,
    confirmacion: nombre,
    send: async (clave) => {
      const { llego, msg } = await call(
        session.api,
        'probarWebhook',
        { id },
        { idempotencyKey: clave },
      );
      if (llego === 0) throw new RefusedError(msg);
      return msg;
    },
  };
}

/**
 * Prepares sending a delivery again. @throws RefusedError for an unknown or pending delivery, or a
 * webhook that is off
 */
export async function prepareReenvio(
  session: Session,
  typed: string,
  entrega: number,
): Promise<Acto<'reenviarEntrega'>> {
  session.check();
  const { activo, detenido, nombre } = await findWebhook(session, typed);
  const entregas = await listEntregas(session, typed, Number.POSITIVE_INFINITY);
  const { texto, estado } = findRow(
    entregas,
    ({ id }) => id === entrega,
    WEBHOOKS.entregaDesconocida,
  );
  if (estado === 'pendiente') throw new RefusedError(WEBHOOKS.yaEnCola);
  if (activo === 0 || detenido !== null) throw new RefusedError(WEBHOOKS.estaDetenido);
  return {
    descripcion: `Volver a enviar al webhook «${nombre}»: «${texto}»`,
    confirmacion: nombre,
    body: { id: entrega },
  };
}
