import { CATEGORIA } from '../acceso/permisos';
import { contar } from '../formato/contar';
import { contarPersonas } from '../formato/contarPersonas';
import { type Borrador, listPeldanios, type Peldanio } from './borrador';
import { describeCategoria } from './describeCategoria';
import { describeMisiones } from './describeMisiones';
import { listSalidas } from './listSalidas';

/** A sentence of a preview: what it is about stands first and is made bold. */
export interface Frase {
  readonly sujeto: string;
  readonly texto: string;
  /** Whether somebody chose it, or it follows from what was chosen. */
  readonly tipo: 'cambio' | 'consecuencia';
}

/** What only the server knows. */
export interface Hechos {
  /** Promotions that were proposed and would no longer be the next step. */
  readonly solicitudes: number;
}

/** What a promotion leads to; the highest categories are given by appointment. */
const nextOf = (ladder: readonly Peldanio[], at: number): Peldanio | undefined => {
  const next = ladder[at + 1];
  return next && next.nivel < CATEGORIA.gerencia ? next : undefined;
};

/** The next step of each mission on which somebody stands, where it is another one by the draft. */
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

/** Where the people go of missions that leave the ladder. */
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

/** What a draft changes for whom, in sentences: what was chosen first, in ladder order, and then what follows from it. */
export function describeCambios(
  base: Borrador,
  borrador: Borrador,
  { solicitudes }: Hechos = { solicitudes: 0 },
): Frase[] {
  const cambios = borrador.categorias.flatMap((categoria) => {
    const antes = base.categorias.find(({ nivel }) => nivel === categoria.nivel);
    return [
      ...describeCategoria(antes, categoria, borrador),
      ...describeMisiones(antes, categoria),
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

/** Sentences as one text. */
export const joinFrases = (frases: readonly Pick<Frase, 'sujeto' | 'texto'>[]): string =>
  frases.map(({ sujeto, texto }) => `${sujeto} ${texto}.`).join(' ');
