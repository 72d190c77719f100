import type { FilaAlta, FilaJuzgada } from '@garita/domain/alta/filas';
import { ALTA } from '@garita/domain/alta/textos';
import { parseDay } from '@garita/domain/formato/days';
import { localDay } from '@garita/domain/formato/localDay';
import { momentOf } from '@garita/domain/formato/zona';
import { refusing } from '../../db/refusing';
import type { Deps } from '../../gate/Deps';
import { Rechazo } from '../../rechazo';
import type { WriteScope } from '../../write/WriteScope';
import { getAgencia, getAjuste } from '../ajustes/ajustes.service';
import { giveEntradas } from '../claves/entrada.service';
import { insertUsuarios } from '../personas/cuenta.repository';
import { holdEscalafon } from '../rangos/rangos.service';
import { announce } from '../webhooks/announce.service';
import { countEstados, judgeLista } from './alta.service';

const NAMED = 5;

type Nueva = FilaJuzgada & { readonly mision: NonNullable<FilaJuzgada['mision']> };
const isNueva = (fila: FilaJuzgada): fila is Nueva =>
  fila.estado === 'nueva' && fila.mision !== null;

/** @throws Rechazo 409 when a line is faulty. */
function demandFaultless(filas: readonly FilaJuzgada[]): void {
  const malas = filas.filter(({ estado }) => estado === 'falta');
  if (malas.length === 0) return;
  const named = malas
    .slice(0, NAMED)
    .map(({ fila, faltas }) => ALTA.enLinea(fila, faltas.map(({ texto }) => texto).join('; ')));
  throw Rechazo.conflict(
    ALTA.conFaltas(malas.length, [...named, ...(malas.length > NAMED ? ['…'] : [])].join(' ')),
    'filas',
  );
}

/**
 * The instant when the person joined: the beginning of the given day in the agency's zone, or now
 * if the day is today or not given.
 */
function toRegistro(ingreso: string | null, zona: string, now: Date): Date {
  if (ingreso === null || ingreso === localDay(now.getTime(), zona)) return now;
  return new Date(momentOf(parseDay(ingreso) ?? now.getTime(), zona));
}

/** @throws Rechazo 409 when a concurrent write has taken a name or a signature. */
async function createAll(
  { tx, ahora }: WriteScope,
  nuevas: readonly Nueva[],
): Promise<ReadonlyMap<string, number>> {
  const { zona } = await getAgencia(tx);
  const rows = nuevas.map(({ usuario, mision, firma, ingreso }) => ({
    usuario,
    clave_hash: null,
    mision_id: mision.id,
    firma,
    registrado_en: toRegistro(ingreso, zona, ahora),
    rango_desde: ahora,
    debe_cambiar_clave: true,
  }));
  return insertUsuarios(tx, rows).catch(
    refusing(null, () => Rechazo.conflict(ALTA.adelantada, 'filas')),
  );
}

/**
 * Creates the accounts of a list, all or none.
 * @throws Rechazo 409 that names the first faulty lines, and 409 after a concurrent write.
 */
export async function darDeAlta(scope: WriteScope, deps: Deps, filas: readonly FilaAlta[]) {
  const { tx, actor, ahora, audit, unchanged } = scope;
  // The lock makes imports run one after another. So a repeated list finds every person whom the
  // first import has created.
  await getAjuste(tx, 'alta', { lock: true });
  await holdEscalafon(tx);
  const judged = await judgeLista(tx, actor, filas, ahora);
  demandFaultless(judged);
  const nuevas = judged.filter(isNueva);
  const { faltas: _, ...counts } = countEstados(judged);
  const ids = await createAll(scope, nuevas);
  const { codigos, caduca } = await giveEntradas(scope, deps, [...ids.values()]);
  const idOf = (usuario: string) => ids.get(usuario) as number;
  if (nuevas.length === 0) unchanged();
  await audit(
    ...nuevas.map(({ usuario, mision, firma, ingreso }) => ({
      objetivo: ['usuario', idOf(usuario)] as const,
      despues: {
        usuario,
        mision: mision.nombre,
        ...(firma === null ? {} : { firma }),
        ...(ingreso === null ? {} : { ingreso }),
      },
    })),
  );
  await announce(scope, {
    suceso: 'persona_nueva',
    hechos: nuevas.map(({ usuario, mision }) => ({ persona: usuario, rango: mision.nombre })),
  });
  return {
    msg: nuevas.length === 0 ? ALTA.nadieNuevo : ALTA.hecha(nuevas.length),
    status: 0 as const,
    ...counts,
    caduca: caduca.toISOString(),
    codigos: nuevas.map(({ usuario, mision }) => ({
      id: idOf(usuario),
      usuario,
      mision: mision.nombre,
      codigo: codigos.get(idOf(usuario)) as string,
    })),
  };
}
