import { formatNombres } from '../formato/formatNombres';
import { failIfEmpty, findFailures, findFieldFailure, type Rule } from '../reglas/Rule';
import { type Alrededor, judgeLista } from './judgeLista';
import { type FilaVeto, type ListaVetos, readFilas } from './readFilas';
import { VETOS } from './textos';
import { type VetoValues, vetoRules } from './veto.rules';

/** The maximum number of lines, since each is a separate write. */
export const LISTA_VETOS_MAX = 500;

/** The number of faulty lines that an error names; the others are counted. */
const NAMED = 3;

const VACIO: VetoValues = { nombre: '', motivo: '', hasta: '', enlace: '' };

type FilaRule = (fila: FilaVeto) => string | null;

/** The failure of a line's own values. A missing reason is the list's failure. */
const failureOf =
  (hoy: string): FilaRule =>
  (fila) =>
    fila.sobra
      ? VETOS.sobranCeldas
      : (findFailures(vetoRules(hoy), fila).find(
          ({ campo }) => campo === 'nombre' || fila[campo] !== '',
        )?.texto ?? null);

function describeMalas(filas: readonly FilaVeto[], failure: FilaRule): string | null {
  const malas = filas.flatMap((fila) => {
    const texto = failure(fila);
    return texto === null ? [] : [VETOS.lineaMala(fila.linea, fila.nombre, texto)];
  });
  const rest = malas.length - NAMED;
  return malas.length === 0
    ? null
    : [...malas.slice(0, NAMED), ...(rest > 0 ? [VETOS.masMalas(rest)] : [])].join(' ');
}

const onLista = (texto: string | null) =>
  texto === null ? null : ({ campo: 'lista', texto } as const);

/**
 * The rules of a list of new vetoes.
 * @param hoy today in the agency's zone, `YYYY-MM-DD`
 */
export const listaVetosRules = (hoy: string, alrededor: Alrededor): readonly Rule<ListaVetos>[] => [
  failIfEmpty('lista', VETOS.sinLista),
  ({ lista }) => {
    const { filas, falta } = readFilas(lista);
    if (falta) return onLista(VETOS.lineaMala(falta.linea, '', falta.texto));
    if (filas.length === 0) return onLista(VETOS.sinLista);
    if (filas.length > LISTA_VETOS_MAX) return onLista(VETOS.demasiados(LISTA_VETOS_MAX));
    return onLista(describeMalas(filas, failureOf(hoy)));
  },
  ({ lista, motivo }) => {
    if (!readFilas(lista).filas.some((fila) => fila.motivo === '')) return null;
    const failure = findFieldFailure(vetoRules(hoy), { ...VACIO, motivo }, 'motivo');
    return failure && { campo: 'motivo', texto: failure.texto };
  },
  ({ hasta }) => {
    const failure = findFieldFailure(vetoRules(hoy), { ...VACIO, hasta }, 'hasta');
    return failure && { campo: 'hasta', texto: failure.texto };
  },
  (values) => {
    const { admitidas, fuera } = judgeLista(values, alrededor);
    const why = fuera.map(({ porque, nombres }) => `${porque}: ${formatNombres(nombres, NAMED)}.`);
    return onLista(admitidas.length > 0 ? null : [VETOS.nadaQueVetar, ...why].join(' '));
  },
];
