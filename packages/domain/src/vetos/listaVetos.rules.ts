import { formatNombres } from '../formato/formatNombres';
import { findFailures, findFieldFailure, type Rule } from '../reglas/Rule';
import { judgeLista, type NombresTomados } from './judgeLista';
import { type FilaVeto, type ListaVetos, readFilas } from './readFilas';
import { VETOS } from './textos';
import { vetoRules } from './veto.rules';

/** The maximum number of lines, since each is a separate write. */
export const LISTA_VETOS_MAX = 500;

/** The number of faulty lines that an error names; the others are counted. */
const NAMED = 3;

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

/** The failure of a value that the list gives to lines without their own. */
function failureOfField(campo: 'motivo' | 'hasta', hoy: string, { motivo, hasta }: ListaVetos) {
  const values = { nombre: '', motivo, hasta, enlace: '' };
  const failure = findFieldFailure(vetoRules(hoy), values, campo);
  return failure && { campo, texto: failure.texto };
}

const onLista = (texto: string | null) =>
  texto === null ? null : ({ campo: 'lista', texto } as const);

/**
 * The rules of a list of new vetoes.
 * @param hoy today in the agency's zone, `YYYY-MM-DD`
 */
export const listaVetosRules = (
  hoy: string,
  alrededor: NombresTomados,
): readonly Rule<ListaVetos>[] => [
  ({ lista }) => {
    const { filas, falta } = readFilas(lista);
    if (falta) return onLista(VETOS.lineaMala(falta.linea, '', falta.texto));
    if (filas.length === 0) return onLista(VETOS.sinLista);
    if (filas.length > LISTA_VETOS_MAX) return onLista(VETOS.demasiados(LISTA_VETOS_MAX));
    return onLista(describeMalas(filas, failureOf(hoy)));
  },
  (values) =>
    readFilas(values.lista).filas.some(({ motivo }) => motivo === '')
      ? failureOfField('motivo', hoy, values)
      : null,
  (values) => failureOfField('hasta', hoy, values),
  (values) => {
    const { admitidas, fuera } = judgeLista(values, alrededor);
    const why = fuera.map(({ porque, nombres }) => `${porque}: ${formatNombres(nombres, NAMED)}.`);
    return onLista(admitidas.length > 0 ? null : [VETOS.nadaQueVetar, ...why].join(' '));
  },
];
