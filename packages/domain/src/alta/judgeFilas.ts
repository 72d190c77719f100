import { firmaRules, normalizeFirma } from '../firmas/firma.rules';
import { cleanLine } from '../formato/cleanLine';
import { parseDay } from '../formato/days';
import { foldCase } from '../formato/foldCase';
import { toEsqueleto } from '../nombres/esqueleto';
import { findNombreFailure, normalizeNombre, proposeNombre } from '../nombres/nombre';
import { findFailure } from '../reglas/Rule';
import { proposeDia, toDias } from './fechas';
import type { CampoAlta, FaltaAlta, FilaAlta, FilaJuzgada, MisionAlta } from './filas';
import { createBuscaMision } from './misionDe';
import { ALTA } from './textos';

export interface Conocida {
  readonly usuario: string;
  readonly despedida: boolean;
  readonly misionId: number;
  readonly mision: string;
  /** null without a signature, and for a dismissed person. */
  readonly firma: string | null;
}

export interface Alrededor {
  /** In ladder order. */
  readonly misiones: readonly MisionAlta[];
  /** The people whose name or signature may equal or resemble a name or signature of the list. */
  readonly conocidas: readonly Conocida[];
  /** The vetoed names that equal or resemble a name of the list. */
  readonly vetados: readonly string[];
  /** Why the user may not assign a mission; null if they may. */
  readonly refusal: (mision: MisionAlta) => string | null;
  /** Today in the agency's zone, `YYYY-MM-DD`. */
  readonly hoy: string;
}

const falta = (
  campo: CampoAlta,
  texto: string,
  propuesta: string | null = null,
  categoria: string | null = null,
  nota = '',
): FaltaAlta => ({
  campo,
  texto,
  propuesta,
  categoria,
  nota,
});
const unquote = (texto: string): string => texto.replace(/\.$/, '');
const index = <T>(all: readonly T[], key: (one: T) => string | null): Map<string, T> =>
  new Map(all.flatMap((one) => (key(one) === null ? [] : [[key(one) as string, one] as const])));

/** The values of earlier lines, each with its line number. */
interface Vistas {
  readonly nombres: Map<string, number>;
  readonly aspectos: Map<string, { readonly usuario: string; readonly fila: number }>;
  readonly firmas: Map<string, number>;
}

function judgeNombre(
  usuario: string,
  fila: number,
  vistas: Vistas,
  { alike, vetado }: { alike: Conocida | undefined; vetado: string | undefined },
): FaltaAlta | null {
  if (usuario === '') return falta('usuario', ALTA.sinNombre);
  const failure = findNombreFailure(usuario);
  if (failure) return falta('usuario', unquote(failure), proposeNombre(usuario));
  if (vetado !== undefined) return falta('usuario', ALTA.vetada(vetado));
  const [folded, looks] = [foldCase(usuario), toEsqueleto(usuario)];
  const before = vistas.nombres.get(folded);
  if (before !== undefined) return falta('usuario', ALTA.repetida(before));
  const twin = vistas.aspectos.get(looks);
  vistas.nombres.set(folded, fila);
  if (twin) return falta('usuario', ALTA.parecidaEnLista(twin.usuario, twin.fila));
  vistas.aspectos.set(looks, { usuario, fila });
  return alike ? falta('usuario', ALTA.parecida(alike.usuario)) : null;
}

function judgeFirma(
  firma: string | null,
  fila: number,
  vistas: Vistas,
  owner: Conocida | undefined,
): FaltaAlta | null {
  if (firma === null) return null;
  const failure = findFailure(firmaRules, { firma });
  if (failure) return falta('firma', unquote(failure.texto));
  if (owner) return falta('firma', ALTA.firmaOcupada(owner.usuario));
  const before = vistas.firmas.get(firma);
  vistas.firmas.set(firma, before ?? fila);
  return before === undefined ? null : falta('firma', ALTA.firmaRepetida(before));
}

function judgeIngreso(ingreso: string | null, hoy: string): FaltaAlta | null {
  if (ingreso === null) return null;
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(ingreso))
    return falta('ingreso', ALTA.fechaRara, proposeDia(ingreso, hoy));
  if (parseDay(ingreso) === null) return falta('ingreso', ALTA.fechaMala);
  return ingreso > hoy ? falta('ingreso', ALTA.fechaFutura) : null;
}

function judgeMision(
  { mision, categoria = '' }: FilaAlta,
  buscar: ReturnType<typeof createBuscaMision>,
  refusal: Alrededor['refusal'],
): { mision: MisionAlta | null; falta: FaltaAlta | null } {
  const texto = mision.trim();
  if (texto === '' && categoria.trim() === '')
    return { mision: null, falta: falta('mision', ALTA.sinMision) };
  const found = buscar(texto === '' ? categoria : texto, categoria);
  if ('mision' in found) {
    const why = refusal(found.mision);
    return { mision: found.mision, falta: why === null ? null : falta('mision', why) };
  }
  if ('varias' in found) {
    const [first] = found.varias;
    const categorias = found.varias.map(({ n_categoria }) => n_categoria).join(' y en ');
    return {
      mision: null,
      falta: falta(
        'mision',
        ALTA.misionDeVarias(categorias),
        first?.nombre ?? null,
        first?.n_categoria ?? null,
      ),
    };
  }
  const propuesta =
    found.propuesta && refusal(found.propuesta.mision) === null ? found.propuesta : null;
  return {
    mision: null,
    falta: falta(
      'mision',
      ALTA.misionDesconocida(texto || categoria.trim()),
      propuesta?.mision.nombre,
      propuesta?.mision.n_categoria,
      propuesta?.nota,
    ),
  };
}

const orNull = (text: string | undefined): string | null => cleanLine(text ?? '') || null;
/**
 * Whether the person, who is already in the agency, has the line's mission. A line without a
 * mission matches any mission.
 */
const isAsBefore = (
  { misionId }: Conocida,
  meant: MisionAlta | null,
  { mision, categoria = '' }: FilaAlta,
): boolean =>
  meant === null ? mision.trim() === '' && categoria.trim() === '' : meant.id === misionId;

/**
 * Checks each line of a list. People who are already in the agency stay unchanged, so importing the
 * same list twice changes nothing.
 */
export function judgeFilas(
  filas: readonly FilaAlta[],
  { misiones, conocidas, vetados, refusal, hoy }: Alrededor,
): FilaJuzgada[] {
  const byNombre = index(conocidas, ({ usuario }) => foldCase(usuario));
  const byAspecto = index(conocidas, ({ usuario }) => toEsqueleto(usuario));
  const byFirma = index(conocidas, ({ firma, despedida }) => (despedida ? null : firma));
  const vetadoByNombre = index(vetados, foldCase);
  const vetadoByAspecto = index(vetados, toEsqueleto);
  const buscar = createBuscaMision(misiones);
  const vistas: Vistas = { nombres: new Map(), aspectos: new Map(), firmas: new Map() };
  return filas.map((line) => {
    const usuario = normalizeNombre(line.usuario);
    const known = byNombre.get(foldCase(usuario));
    const found = judgeMision(line, buscar, refusal);
    const signed = orNull(line.firma);
    const firma = signed === null ? null : normalizeFirma(signed);
    const [ingreso = null] = toDias([orNull(line.ingreso)].filter((one) => one !== null));
    const mision = found.mision && { id: found.mision.id, nombre: found.mision.nombre };
    const base = { fila: line.fila, usuario: known?.usuario ?? usuario, mision, firma, ingreso };
    const before = vistas.nombres.get(foldCase(usuario));
    if (known && before === undefined) {
      vistas.nombres.set(foldCase(usuario), line.fila);
      if (known.despedida)
        return { ...base, estado: 'falta', texto: '', faltas: [falta('usuario', ALTA.despedida)] };
      const same = isAsBefore(known, found.mision, line);
      return {
        ...base,
        estado: same ? 'estaba' : 'distinta',
        texto: same ? ALTA.yaEstaba : ALTA.conOtra(known.mision),
        faltas: [],
      };
    }
    const faltas = [
      judgeNombre(usuario, line.fila, vistas, {
        alike: byAspecto.get(toEsqueleto(usuario)),
        vetado: vetadoByNombre.get(foldCase(usuario)) ?? vetadoByAspecto.get(toEsqueleto(usuario)),
      }),
      found.falta,
      judgeFirma(firma, line.fila, vistas, firma === null ? undefined : byFirma.get(firma)),
      judgeIngreso(ingreso, hoy),
    ].filter((one) => one !== null);
    return { ...base, estado: faltas.length === 0 ? 'nueva' : 'falta', texto: '', faltas };
  });
}
