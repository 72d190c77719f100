import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import {
  formatIds,
  type ListasPase,
  listaRules,
  minutesToWait,
} from '@garita/domain/paselista/lista';
import { PASE_LISTA } from '@garita/domain/paselista/textos';
import { isBajoBelow } from '@garita/domain/tiempos/acciones';
import type { Acto } from '../../change/Acto';
import { RefusedError } from '../../errors';
import { checkRules } from '../../input/checkRules';
import { isMeant } from '../findRow';
import type { Session } from '../openSession';
import { readDirectorio } from '../usuarios/directorio';
import { listLlamados } from './list';

export interface PasePedido {
  readonly sumados?: readonly string[];
  readonly pausados?: readonly string[];
  readonly fuera?: readonly string[];
  /** Whether all other people are counted as present. */
  readonly losDemas?: true;
  /** The person left in charge. Default: the user. */
  readonly queda?: string;
}

type Grupos = Readonly<Record<keyof ListasPase, readonly Schemas['Tiempo'][]>>;

const FLAGS = { sumados: '--sumados', pausados: '--pausados', fuerabase: '--fuera' } as const;

function findLlamado(llamados: readonly Schemas['Tiempo'][], typed: string): Schemas['Tiempo'] {
  const found = llamados.find(({ bajo, bajoNombre }) =>
    isMeant(typed, { id: bajo, nombre: bajoNombre }),
  );
  if (!found) throw new RefusedError(`${typed} no tiene ningún tiempo abierto.`);
  return found;
}

function toGrupos(
  llamados: readonly Schemas['Tiempo'][],
  { sumados = [], pausados = [], fuera = [], losDemas }: PasePedido,
): Grupos {
  const find = (names: readonly string[]) => [
    ...new Set(names.map((name) => findLlamado(llamados, name))),
  ];
  const named = { sumados: find(sumados), pausados: find(pausados), fuerabase: find(fuera) };
  if (!losDemas) return named;
  const others = llamados.filter(
    (one) => !Object.values(named).some((group) => group.includes(one)),
  );
  return { ...named, sumados: [...named.sumados, ...others] };
}

const namesOf = (grupo: readonly Schemas['Tiempo'][]): string =>
  formatNombres(grupo.map(({ bajoNombre }) => bajoNombre));
const idsOf = (grupo: readonly Schemas['Tiempo'][]): number[] => grupo.map(({ bajo }) => bajo);

function describe({ sumados, pausados, fuerabase }: Grupos, queda: string | null): string {
  const parts = [
    sumados.length > 0 && `suma asistencia a ${namesOf(sumados)}`,
    pausados.length > 0 && `pausa el tiempo de ${namesOf(pausados)}`,
    fuerabase.length > 0 && `cancela sin abonar el tiempo de ${namesOf(fuerabase)}`,
  ];
  return `Pasar lista: ${parts.filter(Boolean).join('; ')}. Tú sumas además 1 asistencia. ${queda === null ? 'Quedas tú al cargo' : `Queda al cargo ${queda}`}`;
}

/**
 * Fails while the last roll call is too recent. @throws RefusedError with the minutes to wait, at
 * least one
 */
async function checkWait({ api }: Session): Promise<void> {
  if (!(await call(api, 'isPaseLista'))) return;
  const [last] = await call(api, 'paseListas');
  throw new RefusedError(
    PASE_LISTA.hacePoco(
      Math.max(1, minutesToWait(last ? Date.parse(last.fecha) : null, Date.now())),
    ),
  );
}

/**
 * Prepares a roll call. @throws UsageError by `listaRules`; RefusedError when it is too soon, for
 * people without an open time and for people who are not of a lower category
 */
export async function preparePase(
  session: Session,
  pedido: PasePedido,
): Promise<Acto<'sendLista'>> {
  const { yo } = session;
  const { find } = await readDirectorio(session, pedido.queda === undefined ? [] : [pedido.queda]);
  session.check();
  const encargado = pedido.queda === undefined ? null : find(pedido.queda);
  const [llamados] = await Promise.all([listLlamados(session), checkWait(session)]);
  const grupos = toGrupos(llamados, pedido);
  const ids = {
    sumados: idsOf(grupos.sumados),
    pausados: idsOf(grupos.pausados),
    fuerabase: idsOf(grupos.fuerabase),
  };
  checkRules(listaRules(yo.id), ids, FLAGS);
  if (![...grupos.pausados, ...grupos.fuerabase].every((tiempo) => isBajoBelow(yo, tiempo)))
    throw new RefusedError(PASE_LISTA.noEsInferior);
  return {
    descripcion: describe(
      grupos,
      encargado === null || encargado.id === yo.id ? null : encargado.usuario,
    ),
    confirmacion: contarPersonas(Object.values(ids).flat().length),
    body: {
      sumados: formatIds(ids.sumados),
      pausados: formatIds(ids.pausados),
      fuerabase: formatIds(ids.fuerabase),
      encargado: encargado?.id ?? yo.id,
    },
  };
}
