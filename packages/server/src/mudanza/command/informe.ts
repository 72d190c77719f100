import { DIAS_CODIGO } from '@garita/domain/alta/filas';
import { contar } from '@garita/domain/formato/contar';
import type { Hallazgo } from '@garita/domain/mudanza/Hallazgo';
import type { Cargado } from '../loadMudanza';

/** The sections of the report, in order. */
const TITULOS: readonly (readonly [Hallazgo['tipo'], string])[] = [
  ['viene', 'Viene'],
  ['supuesto', 'Se supone'],
  ['queda', 'Se queda'],
  ['mira', 'Decide tú'],
];

function listHechos({ quedan, filas, duenia }: Cargado): Hallazgo[] {
  const frases = filas.get('historia_traida') ?? 0;
  return [
    ...(frases > 0
      ? [
          {
            tipo: 'viene' as const,
            texto: `${contar(frases, 'frase', 'frases')} en la historia de las personas, con las palabras del portal anterior.`,
          },
        ]
      : []),
    { tipo: 'supuesto', texto: `La agencia es de ${duenia}.` },
    ...(quedan > 0
      ? [
          {
            tipo: 'queda' as const,
            texto: `${contar(quedan, 'fila', 'filas')} sin persona o sin fecha que se entiendan, o que aquí no caben dos veces.`,
          },
        ]
      : []),
  ];
}

/** The report of a load, in sentences. */
export function describeCarga(
  juicio: readonly Hallazgo[],
  cargado: Cargado,
  codigos: string,
): string {
  const all = [...juicio, ...listHechos(cargado)];
  const parts = TITULOS.flatMap(([tipo, titulo]) => {
    const own = all.filter((one) => one.tipo === tipo);
    return own.length === 0
      ? []
      : [`${titulo}:\n${own.map(({ texto }) => `  ${texto}\n`).join('')}`];
  });
  return `${parts.join('\n')}\nCargado. ${contar(cargado.codigos.length, 'código', 'códigos')} de entrada en «${codigos}»: cada uno sirve una vez y durante ${DIAS_CODIGO} días. Reparte los códigos y borra el fichero.\n`;
}
