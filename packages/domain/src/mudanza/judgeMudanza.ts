import { contar } from '../formato/contar';
import { contarPersonas } from '../formato/contarPersonas';
import { formatNombres } from '../formato/formatNombres';
import { countTraido } from './countTraido';
import { findNombresMalos } from './findNombresMalos';
import type { Hallazgo } from './Hallazgo';
import { judgeGarita } from './judgeGarita';
import { judgeSaldos } from './judgeSaldos';
import { listOlvidadas } from './listOlvidadas';
import { listPersonas, type PersonaVieja } from './listPersonas';
import { proposeCodigos } from './proposeCodigos';
import type { Respuestas } from './respuestas';
import { toNombre } from './toNombre';

/** The number of names in a sentence. */
const NAMED = 8;
const nombres = (names: readonly string[]): string => formatNombres(names, NAMED);

function judgePersonas(personas: readonly PersonaVieja[]): Hallazgo[] {
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

function judgeOlvidadas(olvidadas: readonly string[]): Hallazgo[] {
  if (olvidadas.length === 0) return [];
  const como = olvidadas.length === 1 ? 'viene como despedida' : 'vienen como despedidas';
  return [
    {
      tipo: 'supuesto',
      texto: `${contarPersonas(olvidadas.length)} que solo nombra la historia: ${como} y sin contraseña. ${nombres(olvidadas)}.`,
    },
  ];
}

function judgeNombres(names: readonly string[]): Hallazgo[] {
  const { iguales, imposibles } = findNombresMalos(names);
  return [
    ...iguales.map(
      (group): Hallazgo => ({
        tipo: 'mira',
        texto: `Se confunden: ${nombres(group)}. Vienen todos; conviene que alguien cambie de nombre.`,
      }),
    ),
    ...imposibles.map((nombre): Hallazgo => {
      const nuevo = toNombre(nombre);
      const como = nuevo === nombre ? 'viene así, y conviene cambiarlo' : `viene como ${nuevo}`;
      return { tipo: 'mira', texto: `«${nombre}» no vale aquí como nombre: ${como}.` };
    }),
  ];
}

function judgeCodigos(
  respuestas: Respuestas,
  personas: readonly PersonaVieja[],
  zona: string,
): Hallazgo[] {
  const { categorias, excepciones, desconocidos } = proposeCodigos(respuestas, personas, zona);
  const propuesta = `Los permisos de ${contar(categorias.size, 'categoría', 'categorías')}, y ${contarPersonas(excepciones.size)} con permisos propios.`;
  const found: Hallazgo[] = [
    categorias.size === 0
      ? { tipo: 'queda', texto: 'Los permisos: el portal no los dice. Dalos en Agencia.' }
      : { tipo: 'supuesto', texto: propuesta },
  ];
  if (desconocidos.length > 0)
    found.push({ tipo: 'queda', texto: `Permisos que aquí no existen: ${nombres(desconocidos)}.` });
  return found;
}

/**
 * Judges the folder of an old portal's answers: the parts that come over, are guessed or stay behind.
 * @param zona the zone of the old portal's wall times
 * @param faltan the sentences of `describeFaltan`
 */
export function judgeMudanza(
  respuestas: Respuestas,
  { zona, faltan = [] }: { readonly zona: string; readonly faltan?: readonly string[] },
) {
  const personas = listPersonas(respuestas, zona);
  const olvidadas = listOlvidadas(respuestas, personas, zona);
  const found = [
    ...judgePersonas(personas),
    ...judgeGarita(respuestas, zona),
    ...faltan.map((texto): Hallazgo => ({ tipo: 'queda', texto: `El portal no dio ${texto}` })),
    ...countTraido(respuestas, zona),
    ...judgeSaldos(respuestas, zona),
    ...judgeOlvidadas(olvidadas),
    ...judgeCodigos(respuestas, personas, zona),
    ...judgeNombres([...personas.map(({ usuario }) => usuario), ...olvidadas]),
  ];
  return (['viene', 'supuesto', 'queda', 'mira'] as const).flatMap((kind) =>
    found.filter(({ tipo }) => tipo === kind),
  );
}
