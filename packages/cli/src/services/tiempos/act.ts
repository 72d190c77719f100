import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { findObstaculo, OP_TIEMPO } from '@garita/domain/tiempos/acciones';
import { type ActoPedido, packActo } from '@garita/domain/tiempos/packActo';
import { RefusedError } from '../../errors';
import { POR_USUARIO, personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';
import type { Session } from '../openSession';
import { readDirectorio } from '../usuarios/directorio';

/** The acts on a person's open time that need no further data. */
export type AccionSimple = 'confirmar' | 'cancelar' | 'pausar' | 'despausar' | 'ligar' | 'desligar';

const ORDENES: Readonly<Record<AccionSimple, string>> = {
  confirmar: 'confirm',
  cancelar: 'cancel',
  pausar: 'pause',
  despausar: 'resume',
  ligar: 'link',
  desligar: 'unlink',
};

/**
 * The act that undoes each act. `desligar` has none: the earlier senior may have been another
 * person.
 */
const INVERSAS: Readonly<Partial<Record<AccionSimple, AccionSimple>>> = {
  pausar: 'despausar',
  despausar: 'pausar',
  ligar: 'desligar',
};

const VERBOS: Readonly<Record<AccionSimple, string>> = {
  confirmar: 'Confirmar',
  cancelar: 'Cancelar',
  pausar: 'Pausar',
  despausar: 'Reanudar',
  ligar: 'Ligar',
  desligar: 'Desligar',
};

const SIN_EFECTO: Readonly<
  Partial<
    Record<AccionSimple, readonly [is: (tiempo: Schemas['Tiempo']) => boolean, texto: string]>
  >
> = {
  pausar: [({ pausa }) => pausa === 1, 'ya está pausado'],
  despausar: [({ pausa }) => pausa === 0, 'no está pausado'],
  ligar: [({ alto }) => alto > 0, 'ya tiene encargado'],
  desligar: [({ alto }) => alto <= 0, 'no tiene encargado'],
};

/**
 * Reads the open times for a lookup by person. The lookup throws for unknown people, and returns
 * undefined for a person without an open time.
 */
export async function openTiempos(session: Session, usuarios: readonly string[]) {
  session.check();
  const tiempos = await call(session.api, 'getAllTime');
  const { find } = await readDirectorio(session, usuarios);
  return (usuario: string): Schemas['Tiempo'] | undefined => {
    const { id } = find(usuario);
    return tiempos.find(({ bajo }) => bajo === id);
  };
}

export const sinTiempo = (usuario: string): string => `${usuario} no tiene ningún tiempo abierto.`;

export const deTiempo = (accion: keyof typeof OP_TIEMPO) =>
  ({
    llamada: { id: 'actionTime', values: { op: OP_TIEMPO[accion] } },
    lee: ['getAllTime'],
  }) as const;

export const DE_QUIENES = personas('de quiénes es el tiempo: sus nombres o sus números');

type SingleAct = Extract<ActoPedido<Schemas['Tiempo']>, { tiempo: Schemas['Tiempo'] }>;

export const toActo = (acto: SingleAct, descripcion: string) => ({
  descripcion,
  confirmacion: acto.tiempo.bajoNombre,
  body: packActo(acto),
});

const actoOf = (accion: AccionSimple): string => `tiempos ${ORDENES[accion]}`;
const toInversa = (accion: AccionSimple | undefined) =>
  accion === undefined ? {} : { inverse: { acto: actoOf(accion) } };

export const createActoTask = (accion: AccionSimple) =>
  createTask({
    ...POR_USUARIO,
    ...deTiempo(accion),
    columnas: { usuario: DE_QUIENES },
    nombre: ['tiempo', 'tiempos'],
    acto: actoOf(accion),
    ...toInversa(INVERSAS[accion]),
    open: async (mesa, usuarios) => {
      const find = await openTiempos(mesa, usuarios);
      return (usuario) => {
        const tiempo = find(usuario);
        const descripcion = `${VERBOS[accion]} el tiempo de ${tiempo?.bajoNombre ?? usuario}`;
        if (tiempo === undefined)
          return { descripcion, confirmacion: usuario, gone: sinTiempo(usuario) };
        const [isIdle, texto] = SIN_EFECTO[accion] ?? [() => false, ''];
        const acto = toActo({ accion, tiempo }, descripcion);
        if (isIdle(tiempo)) return { ...acto, idle: `El tiempo de ${tiempo.bajoNombre} ${texto}.` };
        const obstaculo = findObstaculo(accion, tiempo, mesa.yo);
        if (obstaculo !== null) throw new RefusedError(`${tiempo.bajoNombre}: ${obstaculo.texto}`);
        return acto;
      };
    },
  });
