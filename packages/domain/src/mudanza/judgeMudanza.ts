import { contar } from '../formato/contar';
import { contarPersonas } from '../formato/contarPersonas';
import { formatCredits } from '../formato/credits';
import { formatNombres } from '../formato/formatNombres';
import { type Moneda, readMoneda } from '../formato/moneda';
import { countTraido } from './countTraido';
import { campoDe } from './filas';
import { findNombresMalos } from './findNombresMalos';
import { listOlvidadas } from './listOlvidadas';
import { listPersonas, type PersonaVieja } from './listPersonas';
import { proposeCodigos } from './proposeCodigos';
import { type Respuestas, readLista } from './respuestas';

/** `viene`: comes over. `supuesto`: guessed. `queda`: stays behind. `mira`: the owner must decide. */
export interface Hallazgo {
  readonly tipo: 'viene' | 'supuesto' | 'queda' | 'mira';
  readonly texto: string;
}

/** The number of names in a sentence. */
const NAMED = 8;

interface Juicio {
  readonly respuestas: Respuestas;
  readonly personas: readonly PersonaVieja[];
  readonly zona: string;
  readonly moneda: Moneda;
}

const nombres = (names: readonly string[]): string => formatNombres(names, NAMED);

function judgePersonas({ personas }: Juicio): Hallazgo[] {
  const despedidas = personas.filter(({ despedida }) => despedida).length;
  const activas = personas.length - despedidas;
  return [
    {
      tipo: 'viene',
      texto: `${contarPersonas(activas)} en la agencia y ${contarPersonas(despedidas)} que ya no ${despedidas === 1 ? 'está' : 'están'}.`,
    },
    {
      tipo: 'queda',
      texto: 'Las contraseñas: cada persona entra la primera vez con un código nuevo.',
    },
  ];
}

function judgeNombres({ personas }: Juicio): Hallazgo[] {
  const { iguales, imposibles } = findNombresMalos(personas.map(({ usuario }) => usuario));
  return [
    ...iguales.map((group) => ({
      tipo: 'mira' as const,
      texto: `Aquí no se distinguirían: ${nombres(group)}. Cambia alguno de esos nombres.`,
    })),
    ...imposibles.map(({ nombre, porque }) => ({
      tipo: 'mira' as const,
      texto: `«${nombre}» no vale aquí como nombre. ${porque}`,
    })),
  ];
}

function judgeOlvidadas({ respuestas, personas, zona }: Juicio): Hallazgo[] {
  const olvidadas = listOlvidadas(respuestas, personas, zona);
  if (olvidadas.length === 0) return [];
  const como = olvidadas.length === 1 ? 'viene como despedida' : 'vienen como despedidas';
  return [
    {
      tipo: 'supuesto',
      texto: `${contarPersonas(olvidadas.length)} que solo nombra la historia: ${como} y sin contraseña. ${nombres(olvidadas)}.`,
    },
  ];
}

function judgeCodigos({ respuestas, personas, zona }: Juicio): Hallazgo[] {
  const { categorias, excepciones, desconocidos } = proposeCodigos(respuestas, personas, zona);
  const propuesta = `Los permisos de ${contar(categorias.size, 'categoría', 'categorías')}, y ${contar(excepciones.size, 'persona', 'personas')} con permisos propios.`;
  const found: Hallazgo[] = [
    categorias.size === 0
      ? { tipo: 'queda', texto: 'Los permisos: el portal no los dice. Dalos en Agencia.' }
      : { tipo: 'supuesto', texto: propuesta },
  ];
  if (desconocidos.length > 0)
    found.push({ tipo: 'queda', texto: `Permisos que aquí no existen: ${nombres(desconocidos)}.` });
  return found;
}

/** The credits to pay for a row of the pay list: never below 0. */
const netOf = ({ monto, multa }: { monto: number | null; multa: number | null }): number =>
  Math.max(0, (monto ?? 0) - (multa ?? 0));

function judgeSaldos({ respuestas, zona, moneda }: Juicio): Hallazgo[] {
  const sum = (credits: readonly (number | null)[]) =>
    formatCredits(
      credits.reduce<number>((all, one) => all + (one ?? 0), 0),
      moneda,
    );
  const multas = readLista(respuestas, 'getAllMultas', zona).filter(({ cobrado }) => !cobrado);
  const ventas = readLista(respuestas, 'allVentas', zona).filter(({ pagado }) => !pagado);
  const pagas = readLista(respuestas, 'getListaPaga', zona).filas.filter(
    // A row with `restar` 2 is left out of the totals.
    ({ pagado, restar }) => !pagado && restar !== 2,
  );
  return (
    [
      [
        multas.length,
        'multa',
        'multas',
        `por cobrar: ${sum(multas.map(({ creditos }) => creditos))}`,
      ],
      [
        ventas.length,
        'venta',
        'ventas',
        `por entregar: ${sum(ventas.map(({ credito }) => credito))}`,
      ],
      [pagas.length, 'paga', 'pagas', `por pagar: ${sum(pagas.map(netOf))}`],
    ] satisfies [number, string, string, string][]
  ).flatMap(([count, one, many, saldo]): Hallazgo[] =>
    count === 0 ? [] : [{ tipo: 'viene', texto: `${contar(count, one, many)} ${saldo}.` }],
  );
}

/**
 * Judges the folder of an old portal's answers: the parts that come over, are guessed or stay behind.
 * @param zona the zone of the old portal's wall times
 */
export function judgeMudanza(
  respuestas: Respuestas,
  { zona }: { readonly zona: string },
): Hallazgo[] {
  const moneda = readMoneda(campoDe(respuestas['listas/configuracion.json'], 'moneda'));
  const juicio = { respuestas, zona, moneda, personas: listPersonas(respuestas, zona) };
  return [
    ...judgePersonas(juicio),
    ...countTraido(respuestas, zona),
    ...judgeSaldos(juicio),
    ...judgeOlvidadas(juicio),
    ...judgeCodigos(juicio),
    ...judgeNombres(juicio),
  ];
}
