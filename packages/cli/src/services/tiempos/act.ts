import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { findObstaculo, OP_TIEMPO } from '@garita/domain/tiempos/acciones';
import { type ActoPedido, packActo } from '@garita/domain/tiempos/packActo';
import { type Cambio, toGone, toIdle } from '../../cambio/Cambio';
import type { Connection } from '../../connect';
import { RefusedError } from '../../errors';
import { POR_USUARIO } from '../../lote/pedidos';
import type { Tarea } from '../../lote/Tarea';
import { readMsg } from '../readMsg';
import { whoami } from '../sesion/whoami';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

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
 * The act that undoes each. `desligar` has none, since the previous encargado may have been another
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
 * @param usuarios the names to look up: unknown names are reported as unknown; known people without
 * an open time are reported as such
 */
export async function openTiempos(connection: Connection, op: number, usuarios: readonly string[]) {
  const yo = await whoami(connection);
  checkAccess(yo, 'actionTime', { values: { op } });
  const tiempos = await call(connection.api, 'getAllTime');
  const { find: findPersona } = await readDirectorio(connection, usuarios);
  const find = (usuario: string): Schemas['Tiempo'] | undefined => {
    const { id } = findPersona(usuario);
    return tiempos.find(({ bajo }) => bajo === id);
  };
  return { yo, find };
}

export const sinTiempo = (usuario: string): string => `${usuario} no tiene ningún tiempo abierto.`;

export const toCambio = (
  connection: Connection,
  acto: Extract<ActoPedido<Schemas['Tiempo']>, { tiempo: Schemas['Tiempo'] }>,
  descripcion: string,
): Cambio => ({
  descripcion,
  confirmacion: acto.tiempo.bajoNombre,
  send: (clave?: string) =>
    readMsg(call(connection.api, 'actionTime', packActo(acto), { idempotencyKey: clave })),
});

const actoOf = (accion: AccionSimple): string => `tiempos ${ORDENES[accion]}`;
const toInversa = (accion: AccionSimple | undefined) =>
  accion === undefined ? {} : { inversa: { acto: actoOf(accion) } };

export const createActoTarea = (accion: AccionSimple): Tarea<'usuario', string> => ({
  ...POR_USUARIO,
  nombre: ['tiempo', 'tiempos'],
  acto: actoOf(accion),
  ...toInversa(INVERSAS[accion]),
  open: async (connection, usuarios, _, enLote) => {
    const { yo, find } = await openTiempos(connection, OP_TIEMPO[accion], usuarios);
    return (usuario) => {
      const tiempo = find(usuario);
      const descripcion = `${VERBOS[accion]} el tiempo de ${tiempo?.bajoNombre ?? usuario}`;
      if (tiempo === undefined)
        return toGone({ descripcion, confirmacion: usuario }, sinTiempo(usuario), enLote);
      const [isIdle, texto] = SIN_EFECTO[accion] ?? [() => false, ''];
      if (isIdle(tiempo))
        return toIdle(
          toCambio(connection, { accion, tiempo }, descripcion),
          `El tiempo de ${tiempo.bajoNombre} ${texto}.`,
          enLote,
        );
      const obstaculo = findObstaculo(accion, tiempo, yo);
      if (obstaculo !== null) throw new RefusedError(`${tiempo.bajoNombre}: ${obstaculo.texto}`);
      return toCambio(connection, { accion, tiempo }, descripcion);
    };
  },
});
