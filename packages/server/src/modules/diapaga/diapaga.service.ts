import { CAMPOS_PAGA, type PagaValues, pagaRules } from '@garita/domain/diapaga/diapaga.rules';
import { readOpcionesPaga } from '@garita/domain/diapaga/opcionesPaga';
import { PAGA } from '@garita/domain/diapaga/textos';
import { readMoneda } from '@garita/domain/formato/moneda';
import { readAjustePaga } from '@garita/domain/inicio/nextPaga';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import type { WriteScope } from '../../write/WriteScope';
import {
  getAgencia,
  getAjuste,
  getAjustes,
  setAgencia,
  setAjuste,
} from '../ajustes/ajustes.service';
import { editLocked } from '../ajustes/editAjuste.service';
import { changePagas } from '../webhooks/pagas.service';

/**
 * The pay settings, with the currency's names.
 * @throws Rechazo 503 while the agency is not set up.
 */
export async function getAjustesPaga(db: Db): Promise<PagaValues> {
  const { zona } = await getAgencia(db);
  const { paga, moneda } = await getAjustes(db);
  const { nombre, plural, corta } = readMoneda(moneda);
  const { descontarMultas, recordatorio } = readOpcionesPaga(paga);
  return {
    ...readAjustePaga(paga),
    zona,
    moneda: nombre,
    monedaPlural: plural,
    monedaCorta: corta,
    descontarMultas: flag(descontarMultas),
    recordatorio,
  };
}

export const isMultaDescontada = async (db: Db): Promise<boolean> =>
  readOpcionesPaga(await getAjuste(db, 'paga')).descontarMultas;

/** Writes the settings. Each setting that has a changed field is written as a whole. */
async function store(tx: Db, despues: PagaValues, cambios: Partial<PagaValues>): Promise<void> {
  const { zona, moneda, monedaPlural, monedaCorta, descontarMultas, ...paga } = despues;
  const touches = (...campos: (keyof PagaValues)[]) => campos.some((campo) => campo in cambios);
  if (touches('zona')) await setAgencia(tx, { zona });
  if (touches('moneda', 'monedaPlural', 'monedaCorta'))
    await setAjuste(tx, 'moneda', { nombre: moneda, plural: monedaPlural, corta: monedaCorta });
  if (touches('dia', 'hora', 'minuto', 'descontarMultas', 'recordatorio'))
    await setAjuste(tx, 'paga', { ...paga, descontarMultas: descontarMultas === 1 });
}

/**
 * Changes the pay settings. @throws Rechazo 400 by `pagaRules`; 409 for fields that have changed
 * since the editor read them.
 */
export async function setPaga(
  scope: WriteScope,
  { data, previos }: { readonly data: object; readonly previos?: object },
) {
  await editLocked<PagaValues>(
    scope,
    {
      load: async (tx) => {
        await getAjuste(tx, 'paga', { lock: true });
        return getAjustesPaga(tx);
      },
      store: (tx, despues, cambios) => changePagas(scope, () => store(tx, despues, cambios)),
    },
    { data, previos, rules: pagaRules, campos: CAMPOS_PAGA },
  );
  return { msg: PAGA.guardada, status: 0 as const };
}
