import { CATEGORIA } from '../acceso/permisos';
import { contar } from '../formato/contar';
import { contarPersonas } from '../formato/contarPersonas';
import type { Moneda } from '../formato/moneda';
import { type Borrador, listPeldanios, type Peldanio } from './borrador';
import { describeCategoria } from './describeCategoria';
import { describeMisiones } from './describeMisiones';
import { listSalidas } from './listSalidas';

/** A sentence of a preview; its subject is shown first, in bold. */
export interface Frase {
  readonly sujeto: string;
  readonly texto: string;
  /** A change by the editor, or a consequence of such a change. */
  readonly tipo: 'cambio' | 'consecuencia';
}

interface Entorno {
  /** Pending promotion requests that would become invalid; only the server knows them. */
  readonly solicitudes?: number;
  readonly moneda: Moneda;
}

/**
 * The next mission by promotion; undefined from category 10 on, since a promotion never gives such
 * a mission (see {@link findNextMission}).
 */
const nextOf = (ladder: readonly Peldanio[], at: number): Peldanio | undefined => {
  const next = ladder[at + 1];
  return next && next.nivel < CATEGORIA.gerencia ? next : undefined;
};

/** Describes each change of a mission's next step, for missions with people. */
function describePasos(base: Borrador, borrador: Borrador): Frase[] {
  const [antes, despues] = [listPeldanios(base), listPeldanios(borrador)];
  return antes.flatMap((mision, i) => {
    const at = despues.findIndex(({ clave }) => clave === mision.clave);
    const [old, next] = [nextOf(antes, i), nextOf(despues, at)];
    if (at < 0 || mision.personas === 0 || old?.clave === next?.clave) return [];
    const isFurther =
      old !== undefined && despues.findIndex(({ clave }) => clave === old.clave) > at;
    const texto =
      next === undefined
        ? 'es ahora la última misión a la que se asciende'
        : `asciende ahora a ${next.nombre}`;
    const paso =
      next && isFurther ? `ya no asciende a ${old.nombre}: primero pasa por ${next.nombre}` : texto;
    return [
      { sujeto: despues[at]?.nombre ?? mision.nombre, texto: paso, tipo: 'consecuencia' as const },
    ];
  });
}

const describeSalidas = (base: Borrador, borrador: Borrador): Frase[] =>
  listSalidas(base, borrador)
    .filter(({ mision }) => mision.personas > 0)
    .map(({ mision, destino }) => ({
      sujeto: contarPersonas(mision.personas),
      texto: destino
        ? `de ${mision.nombre} ${mision.personas === 1 ? 'pasa' : 'pasan'} a ${destino.nombre}`
        : `de ${mision.nombre} ${mision.personas === 1 ? 'necesita' : 'necesitan'} otra misión`,
      tipo: 'consecuencia' as const,
    }));

/** The editor's changes in ladder order, then their consequences. */
export function describeCambios(
  base: Borrador,
  borrador: Borrador,
  { solicitudes = 0, moneda }: Entorno,
): Frase[] {
  const cambios = borrador.categorias.flatMap((categoria) => {
    const antes = base.categorias.find(({ nivel }) => nivel === categoria.nivel);
    return [
      ...describeCategoria(antes, categoria, borrador, moneda),
      ...describeMisiones(antes, categoria, moneda),
    ];
  });
  return [
    ...cambios.map((frase) => ({ ...frase, tipo: 'cambio' as const })),
    ...describeSalidas(base, borrador),
    ...describePasos(base, borrador),
    ...(solicitudes > 0
      ? [
          {
            sujeto: contar(solicitudes, 'solicitud de ascenso', 'solicitudes de ascenso'),
            texto:
              solicitudes === 1
                ? 'que espera respuesta deja de valer'
                : 'que esperan respuesta dejan de valer',
            tipo: 'consecuencia' as const,
          },
        ]
      : []),
  ];
}

export const joinFrases = (frases: readonly Pick<Frase, 'sujeto' | 'texto'>[]): string =>
  frases.map(({ sujeto, texto }) => `${sujeto} ${texto}.`).join(' ');
