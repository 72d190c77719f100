import { foldText } from '@garita/domain/formato/foldText';
import { UsageError } from '../errors';
import type { Campo } from './Campo';
import { comparableOf } from './Campo';
import { type Filtro, MOMENT } from './parseFiltro';

const NUMBERS = new Set(['number', 'decimal', 'credits', 'minutes', 'bytes']);

/** The words of columns that only say yes or no, or leave the cell empty for no. */
const YES_NO = new Set(['si', 'no']);

/** How many different words a column may have that are taken to be all that it can have. */
const FEW = 12;

const fault = (campo: string, valor: string, choices: string) => new UsageError(`--filtro: «${valor}» no vale en «${campo}». ${choices}`);

/** The words that a column has, when they are those of a closed choice: yes and no. */
function choicesOf(words: ReadonlySet<string>): ReadonlySet<string> | null {
  const folded = new Set([...words].map((word) => foldText(word)));
  return [...folded].some((word) => YES_NO.has(word)) && words.size <= FEW ? folded : null;
}

/**
 * Judges the value of a filter by the kind of its column, and by its words where it says yes or no: what can never hold would find nothing without a word, and with
 * `!=` everything.
 * @throws UsageError with what the value can be
 */
export function checkFiltro<Row>(filtro: Filtro, campo: Campo<Row>, rows: readonly Row[]): void {
  const { signo, valor } = filtro;
  if (valor === '' || signo === '~') return;
  const { header, kind = 'text' } = campo;
  const values = rows.map((row) => comparableOf(campo, row)).filter((value) => value !== null);
  const isNumeric = NUMBERS.has(kind) || (values.length > 0 && values.every((value) => typeof value === 'number'));
  if (isNumeric) {
    if (!Number.isFinite(Number(valor))) throw fault(header, valor, 'Es un número: en cifras, sin puntos de millar y con punto decimal.');
    return;
  }
  if (kind === 'instant' || kind === 'day') {
    if (!MOMENT.test(valor)) throw fault(header, valor, 'Es una fecha: 2026-11-27, 2026-11 o 2026-11-27 18:30.');
    return;
  }
  const words = new Set(values.map(String));
  const choices = choicesOf(words);
  // A column of marks is empty where the answer is no.
  if (choices && foldText(valor) === 'no' && !choices.has('no') && values.length < rows.length)
    throw fault(header, valor, `Lo que no es «sí» está vacío: usa «${header}=».`);
  if (choices && !choices.has(foldText(valor)) && !YES_NO.has(foldText(valor)))
    throw fault(header, valor, `Puede ser: ${[...new Set(['sí', 'no', ...words])].join(', ')}.`);
}
