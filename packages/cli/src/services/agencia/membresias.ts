import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { foldCase } from '@garita/domain/formato/foldCase';
import {
  CAMPOS_MEMBRESIA,
  type MembresiaValues,
  toMembresiaValues,
} from '@garita/domain/mantenimiento/catalogo';
import { membresiaRules } from '@garita/domain/mantenimiento/catalogo.rules';
import { MANTENIMIENTO } from '@garita/domain/mantenimiento/textos';
import { formatPrecioMembresia } from '@garita/domain/membresias/formatPrecioMembresia';
import { mergeCambio } from '@garita/domain/reglas/mergeCambio';
import type { Connection } from '../../connect';
import { RefusedError, UsageError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { toFields } from '../../input/parseJson';
import { readMsg } from '../readMsg';
import { describeCambio } from './describeCambio';
import type { Paso, Seccion } from './Seccion';

type Membresia = Schemas['MembresiaNueva'];
type DelCatalogo = Schemas['MembresiaDelCatalogo'];

const isFlag = (value: unknown): boolean => value === 0 || value === 1;

function parseMembresia(value: unknown, index: number): Membresia {
  const one = toFields<keyof Membresia>(value);
  const isWhole =
    [one.nombre, one.details, one.image].every((text) => typeof text === 'string') &&
    typeof one.precio === 'number' &&
    [one.perma, one.vip, one.reduccion].every(isFlag);
  if (!isWhole) throw new UsageError(`membresias: la número ${index + 1} no es una membresía.`);
  const membresia = toMembresiaValues(one as Membresia);
  checkRules<MembresiaValues>(membresiaRules, membresia, CAMPOS_MEMBRESIA);
  return membresia;
}

function planOne(
  { api, moneda }: Connection,
  presente: DelCatalogo | undefined,
  membresia: Membresia,
): Paso[] {
  const titulo = `Membresía ${membresia.nombre}`;
  if (!presente) {
    return [
      {
        descripcion: `${titulo}, nueva, ${formatPrecioMembresia(membresia, moneda)}`,
        send: () => readMsg(call(api, 'crearMembresia', membresia)),
      },
    ];
  }
  const antes = toMembresiaValues(presente);
  const { cambios } = mergeCambio(antes, membresia);
  if (Object.keys(cambios).length === 0) return [];
  if (presente.vendidas > 0 && (cambios.perma !== undefined || cambios.vip !== undefined))
    throw new RefusedError(`${titulo}: ${MANTENIMIENTO.membresiaFija}`);
  const send = () =>
    readMsg(call(api, 'editMemb', { id: presente.id, data: cambios, previos: antes }));
  return [{ descripcion: describeCambio(titulo, CAMPOS_MEMBRESIA, antes, cambios), send }];
}

const readCatalogo = ({ api }: Connection) => call(api, 'catalogoMembresias');

/** Memberships on sale. An import removes none; `membresias types retire` does. */
export const membresiasSeccion: Seccion = {
  id: 'membresias',
  titulo: 'Membresías',
  read: async (connection) =>
    (await readCatalogo(connection))
      .filter(({ retirada }) => retirada === null)
      .map(toMembresiaValues),
  describe: (membresias: readonly Membresia[], moneda) =>
    membresias.map((one) => [
      one.nombre,
      [
        formatPrecioMembresia(one, moneda),
        one.vip === 1 && 'VIP',
        one.reduccion === 1 && 'requisitos a la mitad',
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  plan: async (connection, valor) => {
    if (!Array.isArray(valor)) throw new UsageError('membresias: debe ser una lista.');
    const ofrecidas = new Map(
      (await readCatalogo(connection))
        .filter(({ retirada }) => retirada === null)
        .map((one) => [foldCase(one.nombre.trim()), one]),
    );
    return valor
      .map(parseMembresia)
      .flatMap((membresia) =>
        planOne(connection, ofrecidas.get(foldCase(membresia.nombre.trim())), membresia),
      );
  },
};
