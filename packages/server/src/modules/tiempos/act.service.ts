import { sayMinutes } from '@garita/domain/formato/minutes';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { isExcesivo, TOTAL_MAXIMO } from '@garita/domain/reglas/totalMaximo';
import {
  type AccionTiempo,
  type EstadoTiempo,
  findObstaculo,
  OP_TIEMPO,
} from '@garita/domain/tiempos/acciones';
import { ajusteTiempoRules, OPERACIONES } from '@garita/domain/tiempos/ajusteTiempo.rules';
import {
  adjustReloj,
  linkReloj,
  minutesOf,
  pauseReloj,
  resumeReloj,
  unlinkReloj,
} from '@garita/domain/tiempos/reloj';
import { TIEMPOS } from '@garita/domain/tiempos/textos';
import { checkRules } from '../../checkRules';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { creditTiempo } from '../nomina/nomina.service';
import { countSenior } from './encargo.service';
import {
  insertRegistro,
  type LockedTiempo,
  lockTiempo,
  type TiempoAct,
  toEstado,
  toReloj,
  updateTiempo,
} from './tiempos.repository';
import { getTiempos } from './tiempos.service';

export interface ActInput {
  readonly op: 1 | 2 | 3 | 4 | 5 | 8;
  readonly id?: number;
  /** Whether the time was paused on the caller's screen. If the row differs, the act is refused. */
  readonly pausa?: 0 | 1;
  /** The time's senior on the caller's screen. If the row differs, the act is refused. */
  readonly alto?: number;
  /** For op 8: `-` adds minutes and `+` subtracts minutes (contract). */
  readonly operacion?: '-' | '+';
  readonly minutos?: number;
}

interface Outcome {
  readonly accion: TiempoAct;
  readonly minutos?: number;
  readonly msg: string;
}

type Act = (scope: WriteScope, sesion: LockedTiempo, input: ActInput) => Promise<Outcome>;

const MINUTES_OFF = 5;

const confirm: Act = async (scope, sesion) => {
  const { tx, actor, ahora } = scope;
  const reloj = toReloj(sesion);
  const [minutos, minutos_alto] = [
    minutesOf(reloj, ahora.getTime()),
    await countSenior(scope, sesion),
  ];
  await updateTiempo(tx, sesion.id, reloj, {
    cerrado_en: ahora,
    cierre: 'confirmado',
    minutos,
    minutos_alto,
  });
  const credit = { tiempoId: sesion.id, encargadoId: actor.id, ahora };
  await creditTiempo(tx, {
    ...credit,
    usuarioId: sesion.usuario_id,
    minutos,
    motivo: TIEMPOS.motivoPropio,
  });
  await creditTiempo(tx, {
    ...credit,
    usuarioId: sesion.alto_id as number,
    minutos: minutos_alto,
    motivo: TIEMPOS.motivoAlto,
  });
  return { accion: 'confirmado', minutos, msg: TIEMPOS.confirmado };
};

const pause: Act = async ({ tx, ahora }, sesion) => {
  await updateTiempo(tx, sesion.id, pauseReloj(toReloj(sesion), ahora.getTime()), {
    pausas: sesion.pausas + 1,
  });
  return { accion: 'pausado', msg: TIEMPOS.pausado };
};

const resume: Act = async ({ tx, ahora }, sesion) => {
  await updateTiempo(tx, sesion.id, resumeReloj(toReloj(sesion), ahora.getTime()));
  return { accion: 'reanudado', msg: TIEMPOS.reanudado };
};

const cancel: Act = async ({ tx, ahora }, sesion) => {
  await updateTiempo(tx, sesion.id, toReloj(sesion), { cerrado_en: ahora, cierre: 'cancelado' });
  return { accion: 'cancelado', msg: TIEMPOS.cancelado };
};

const link: Act = async ({ tx, actor, ahora }, sesion) => {
  await updateTiempo(tx, sesion.id, linkReloj(toReloj(sesion), ahora.getTime()), {
    alto_id: actor.id,
  });
  return { accion: 'ligado', msg: TIEMPOS.ligado };
};

const unlink: Act = async ({ tx }, sesion) => {
  await updateTiempo(tx, sesion.id, unlinkReloj(toReloj(sesion)), { alto_id: null });
  return { accion: 'desligado', msg: TIEMPOS.desligado };
};

async function change(
  { tx }: WriteScope,
  sesion: LockedTiempo,
  minutos: number,
): Promise<Pick<Outcome, 'accion' | 'minutos'>> {
  const sumado = sesion.sumado + minutos;
  if (isExcesivo(sesion.sumado, sumado))
    throw Rechazo.conflict(TIEMPOS.demasiado(sayMinutes(TOTAL_MAXIMO)));
  await updateTiempo(tx, sesion.id, adjustReloj(toReloj(sesion), minutos), { sumado });
  return { accion: 'ajustado', minutos };
}

const takeFive: Act = async (scope, sesion) => ({
  ...(await change(scope, sesion, -MINUTES_OFF)),
  msg: TIEMPOS.restado,
});

const adjust: Act = async (scope, sesion, { operacion, minutos = 0 }) => ({
  ...(await change(scope, sesion, operacion === OPERACIONES.sumar ? minutos : -minutos)),
  msg: TIEMPOS.ajustado,
});

const ACTS: Readonly<Record<AccionTiempo, Act>> = {
  confirmar: confirm,
  pausar: pause,
  despausar: resume,
  restar5: takeFive,
  cancelar: cancel,
  ligar: link,
  desligar: unlink,
  ajustar: adjust,
};

function notifyActed(
  { actor, notify }: WriteScope,
  { usuario_id }: LockedTiempo,
  { accion, minutos = 0 }: Omit<Outcome, 'msg'>,
): void {
  const quien = actor.usuario;
  if (accion === 'confirmado') notify(usuario_id, 'tiempoConfirmado', { quien, cantidad: minutos });
  if (accion === 'ajustado') notify(usuario_id, 'tiempoAjustado', { quien, cantidad: minutos });
  if (accion === 'pausado') notify(usuario_id, 'tiempoPausado', { quien });
  if (accion === 'cancelado') notify(usuario_id, 'tiempoCancelado', { quien });
}

/**
 * The act of an op. Op 2 pauses a running time and resumes a paused time. Op 5 removes the senior,
 * or links the caller if there is none.
 */
function accionOf(op: ActInput['op'], { alto, pausa }: EstadoTiempo): AccionTiempo {
  if (op === 2) return pausa === 1 ? 'despausar' : 'pausar';
  if (op === 5) return alto > 0 ? 'desligar' : 'ligar';
  return ({ 1: 'confirmar', 3: 'restar5', 4: 'cancelar', 8: 'ajustar' } as const)[op];
}

/** The senior's id. A client may write "no senior" as any number of 0 or less (TIE-12). */
const seniorOf = (alto: number): number => (alto > 0 ? alto : -1);

/** Whether the row differs from the caller's screen, after another user's change. */
const isStale = ({ pausa, alto }: ActInput, estado: EstadoTiempo): boolean =>
  (pausa !== undefined && pausa !== estado.pausa) ||
  (alto !== undefined && seniorOf(alto) !== estado.alto);

function checkInput({ op, operacion, minutos = 0 }: ActInput): void {
  if (op !== 8) return;
  checkRules(ajusteTiempoRules, { minutos });
  if (operacion === undefined) throw Rechazo.invalid('operacion', TIEMPOS.faltaOperacion);
}

/**
 * Performs an act on one time (TIE-16 to TIE-23).
 * @throws Rechazo 400 for missing or invalid fields; 403 by rank; 404 for an unknown time; 409 if
 * the time is closed, if its state forbids the act, if it differs from the caller's screen, or if
 * the adjustment exceeds `TOTAL_MAXIMO`.
 */
export async function actOnTime(scope: WriteScope, input: ActInput) {
  const msg = await act(scope, input);
  return { msg, status: 0 as const, data: await getTiempos(scope.tx, scope.ahora) };
}

export type Vista = Pick<ActInput, 'id' | 'pausa' | 'alto'> & { readonly id: number };

/**
 * Confirms several times, all or none. A refusal names the person of the time.
 * @throws Rechazo as `actOnTime`, and 400 for an empty list.
 */
export async function confirmTiempos(scope: WriteScope, vistas: readonly Vista[]) {
  if (vistas.length === 0) throw Rechazo.invalid('tiempos', TIEMPOS.faltanTiempos);
  const byId = new Map(vistas.map((vista) => [vista.id, vista]));
  // Every write locks times in the order of their ids, which avoids deadlocks.
  const inOrder = [...byId.values()].sort((a, b) => a.id - b.id);
  for (const vista of inOrder)
    await act(scope, { ...vista, op: OP_TIEMPO.confirmar }, (sesion) => `${sesion.bajo}: `);
  return {
    msg: TIEMPOS.confirmados(inOrder.length),
    status: 0 as const,
    data: await getTiempos(scope.tx, scope.ahora),
  };
}

/**
 * Performs one act.
 * @param name gives the prefix of a refusal, for acts on several times
 * @returns the text for the caller
 */
async function act(
  scope: WriteScope,
  input: ActInput,
  name: (sesion: LockedTiempo) => string = () => '',
): Promise<string> {
  const { tx, actor, ahora, audit } = scope;
  checkInput(input);
  if (input.id === undefined) throw Rechazo.invalid('id', TIEMPOS.faltaTiempo);
  const sesion = await lockTiempo(tx, input.id);
  if (!sesion) throw Rechazo.notFound(TIEMPOS.noEncontrado);
  const whose = name(sesion);
  if (sesion.cerrado_en) throw Rechazo.conflict(`${whose}${TIEMPOS.yaCerrado}`);
  const estado = toEstado(sesion);
  if (isStale(input, estado)) throw Rechazo.conflict(`${whose}${SERVICIO.adelantado}`);
  const accion = accionOf(input.op, estado);
  const obstaculo = findObstaculo(accion, estado, actor);
  const texto = `${whose}${obstaculo?.texto ?? ''}`;
  if (obstaculo)
    throw obstaculo.clase === 'rango' ? Rechazo.forbidden(texto) : Rechazo.conflict(texto);
  const { msg, ...told } = await ACTS[accion](scope, sesion, input);
  await insertRegistro(tx, [
    { tiempo_id: sesion.id, encargado_id: actor.id, fecha: ahora, ...told },
  ]);
  await audit({ objetivo: ['tiempo', sesion.id], despues: { bajo: sesion.usuario_id, ...told } });
  notifyActed(scope, sesion, told);
  return msg;
}
