import { readMoneda } from '@garita/domain/agencia/moneda';
import { readAjustePaga } from '@garita/domain/inicio/nextPaga';
import { readOpcionesPaga } from '@garita/domain/paga/opcionesPaga';
import { CAMPOS_PAGA, type PagaValues, pagaRules } from '@garita/domain/paga/paga.rules';
import { PAGA } from '@garita/domain/paga/textos';
import type { Kysely } from 'kysely';
import type { Actor } from '../../access/Actor';
import { flag } from '../../contract/flag';
import type { DB } from '../../db/tables';
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

/** When the agency pays, and what its money is called (contract: ajustesPaga). @throws Rechazo 503 while nobody has set the agency up. */
export async function getAjustesPaga(db: Kysely<DB>): Promise<PagaValues> {
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

/** Whether the pay list deducts fines by itself. */
export const isMultaDescontada = async (db: Kysely<DB>): Promise<boolean> =>
  readOpcionesPaga(await getAjuste(db, 'paga')).descontarMultas;

/** Writes the settings that change, each where it stands; what was kept beside them stays. */
async function store(
  { tx }: WriteScope<Actor>,
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

/**
 * Changes when the agency pays and what its money is called (contract: setPaga).
 * @throws Rechazo 400 by `pagaRules`; 409 for fields that somebody else has changed since they were seen.
 */
export async function setPaga(
  scope: WriteScope<Actor>,
  { data, previos }: { readonly data: object; readonly previos?: object },
) {
  // Of two at once the second sees what the first has set.
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
