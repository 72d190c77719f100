import { type Command, Option } from 'commander';
import { parseLimite } from '../input/parseCuantos';
import { withListFormat } from '../output/writeRows';

const addFiltro = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];

export const withListView = (command: Command): Command =>
  withListFormat(command)
    .addOption(
      new Option(
        '--formato <formato>',
        'ids es uno por línea, para otra orden; json y csv son --json y --csv',
      )
        .choices(['ids', 'json', 'csv'])
        .conflicts(['json', 'csv']),
    )
    .hook('preAction', (list) => {
      const { formato } = list.opts<{ formato?: string }>();
      if (formato !== undefined) list.setOptionValue(formato, true);
    })
    .option(
      '--campos <nombres>',
      'solo esos campos, separados por comas: cabeceras de la tabla o nombres de --json',
    )
    .option(
      '--filtro <campo=valor>',
      'solo las filas que lo cumplen; también !=, <, <=, >, >= y ~ (contiene); se puede repetir',
      addFiltro,
    )
    .option('--orden <campo>', 'por ese campo; con - delante, al revés')
    .option('--limite <número>', 'cuántas filas como mucho', parseLimite)
    .addOption(new Option('--todo', 'todas las filas, que es lo normal').conflicts('limite'))
    .option('--absoluto', 'en la terminal, los momentos con su fecha y no como «hace 5 min»');
