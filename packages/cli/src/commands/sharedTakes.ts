import { parseCuantos, parseLimite } from '../input/parseCuantos';
import type { Takes } from './Takes';

export interface DryRun {
  readonly dryRun?: true;
}

export interface Confirmation extends DryRun {
  readonly yes?: true;
}

export interface MaxFlags {
  readonly max?: number;
}

export const DRY_RUN = { '--dry-run': 'dice qué pasaría y no cambia nada' };

/**
 * The options of a command that asks for confirmation. With both `--yes` and `--dry-run` only
 * `--dry-run` has an effect.
 */
export const CONFIRMATION = { '--yes': 'no pide confirmación', ...DRY_RUN };

export const JSON_FLAG = { '--json': 'escribe JSON' };

export const LIST_FORMAT: Takes = {
  '--json': { help: 'escribe JSON', conflicts: ['csv'] },
  '--csv': 'escribe CSV, para una hoja de cálculo',
};

/** The options of every list, read by `writeList`. */
export const LIST_VIEW: Takes = {
  ...LIST_FORMAT,
  '--formato <formato>': {
    help: 'ids es uno por línea, para otra orden; json y csv son --json y --csv',
    choices: ['ids', 'json', 'csv'],
    conflicts: ['json', 'csv'],
  },
  '--campos <nombres>':
    'solo esos campos, separados por comas: cabeceras de la tabla o nombres de --json',
  '--filtro <campo=valor>': {
    help: 'solo las filas que lo cumplen; también !=, <, <=, >, >= y ~ (contiene); se puede repetir',
    parse: (text, before: readonly string[] = []) => [...before, text],
  },
  '--orden <campo>': 'por ese campo; con - delante, al revés',
  '--limite <número>': { help: 'cuántas filas como mucho', parse: parseLimite },
  '--todo': { help: 'todas las filas, que es lo normal', conflicts: ['limite'] },
  '--absoluto': 'en la terminal, los momentos con su fecha y no como «hace 5 min»',
};

export const takeLimite = (help: string): Takes => ({
  '--limite <número>': { help, byDefault: 30, parse: parseLimite },
});

export const takeMax = (help: string): Takes => ({
  '--max <número>': { help, parse: (text) => parseCuantos(text, '--max') },
});
