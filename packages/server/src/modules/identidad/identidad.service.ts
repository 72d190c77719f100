import { readCara } from '@garita/domain/agencia/cara';
import { CAMPOS_IDENTIDAD, type Identidad } from '@garita/domain/identidad/identidad';
import { identidadRules } from '@garita/domain/identidad/identidad.rules';
import { IDENTIDAD } from '@garita/domain/identidad/textos';
import type { Db } from '../../db/Db';
import type { Body } from '../../gate/handlers';
import type { WriteScope } from '../../write/WriteScope';
import { getConAjustes, setAgencia, setAjuste } from '../ajustes/ajustes.service';
import { editLocked } from '../ajustes/editAjuste.service';
import { requireEmblema } from './emblema.service';

async function load(db: Db, lock: boolean): Promise<Identidad> {
  const { nombre, siglas, firma_desde, ajustes } = await getConAjustes(db, { lock });
  return { nombre, siglas, firma_desde, ...readCara(ajustes.cara) };
}

/**
 * The agency's name, signature rule and look.
 * @throws Rechazo 503 while the agency is not set up.
 */
export async function getIdentidad(db: Db) {
  const { bloques, ...rest } = await load(db, false);
  return { ...rest, bloques: [...bloques] };
}

async function store(
  tx: Db,
  { nombre, siglas, firma_desde, ...cara }: Identidad,
  cambios: Partial<Identidad>,
): Promise<void> {
  if (typeof cambios.emblema === 'string') await requireEmblema(tx, cambios.emblema);
  if ('nombre' in cambios || 'siglas' in cambios || 'firma_desde' in cambios)
    await setAgencia(tx, { nombre, siglas, firma_desde });
  await setAjuste(tx, 'cara', cara);
}

/**
 * Trims the texts and lowers the case of the colour, so that another spelling of a value is no
 * change.
 */
function clean<T extends Partial<Identidad>>(data: T): T {
  const { nombre, siglas, lema, cartel, color } = data;
  return {
    ...data,
    ...(nombre !== undefined && { nombre: nombre.trim() }),
    ...(siglas !== undefined && { siglas: siglas.trim() }),
    ...(lema !== undefined && { lema: lema.trim() }),
    ...(cartel !== undefined && { cartel: cartel.trim() }),
    ...(typeof color === 'string' && { color: color.toLowerCase() }),
  };
}

/**
 * Changes the agency's name, signature rule and look.
 * @throws Rechazo 400 by `identidadRules` and for a missing emblem; 409 for fields that another
 * user has changed since the editor saw them.
 */
export async function setIdentidad(scope: WriteScope, { data, previos }: Body<'setIdentidad'>) {
  await editLocked(
    scope,
    { load: (tx) => load(tx, true), store },
    {
      data: clean(data),
      previos,
      rules: identidadRules,
      campos: CAMPOS_IDENTIDAD,
      ordenados: ['bloques'],
    },
  );
  return { msg: IDENTIDAD.guardada, status: 0 as const };
}
