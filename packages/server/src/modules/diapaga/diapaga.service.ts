import { CAMPOS_PAGA, type PagaValues, pagaRules } from '@garita/domain/diapaga/diapaga.rules';
import { readOpcionesPaga } from '@garita/domain/diapaga/opcionesPaga';
import { PAGA } from '@garita/domain/diapaga/textos';
import { readMoneda } from '@garita/domain/formato/moneda';
import { readAjustePaga } from '@garita/domain/inicio/nextPaga';
import { flag } from '../../contract/flag';
import type { Db } from '../../db/Db';
import { pickBefore, readCambios } from '../../write/readCambios';
import type { WriteScope } from '../../write/runWrite';
import {
  getAgencia,
  getAjuste,
  getAjustes,
  setAgencia,
  setAjuste,
} from '../ajustes/ajustes.service';
import { changePagas } from '../webhooks/pagas.service';

/** Includes the currency's names. @throws Rechazo 503 before the agency's setup. */
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

/** Writes the settings with a changed field; each is written whole. */
async function store(
  { tx }: WriteScope,
  despues: PagaValues,
  cambios: Partial<PagaValues>,
): Promise<void> {
  const {
    dia,
    hora,
    minuto,
    zona,
    moneda,
    monedaPlural,
    monedaCorta,
    descontarMultas,
    recordatorio,
  } = despues;
  const touches = (...campos: (keyof PagaValues)[]) => campos.some((campo) => campo in cambios);
  if (touches('zona')) await setAgencia(tx, { zona });
  if (touches('moneda', 'monedaPlural', 'monedaCorta'))
    await setAjuste(tx, 'moneda', { nombre: moneda, plural: monedaPlural, corta: monedaCorta });
  if (touches('dia', 'hora', 'minuto', 'descontarMultas', 'recordatorio')) {
    await setAjuste(tx, 'paga', {
      dia,
      hora,
      minuto,
      descontarMultas: descontarMultas === 1,
      recordatorio,
    });
  }
}

/** @throws Rechazo 400 by `pagaRules`; 409 for fields that changed since the editor read them. */
export async function setPaga(
  scope: WriteScope,
  { data, previos }: { readonly data: object; readonly previos?: object },
) {
  // The lock makes the second of two concurrent changes read the first.
  await getAjuste(scope.tx, 'paga', { lock: true });
  const presente = await getAjustesPaga(scope.tx);
  const cambios = readCambios({ presente, data, previos, rules: pagaRules, campos: CAMPOS_PAGA });
  if (Object.keys(cambios).length === 0) scope.unchanged();
  else {
    await changePagas(scope, () => store(scope, { ...presente, ...cambios }, cambios));
    await scope.audit({
      objetivo: null,
      antes: { ...pickBefore(presente, cambios) },
      despues: { ...cambios },
    });
  }
  return { msg: PAGA.guardada, status: 0 as const };
}
