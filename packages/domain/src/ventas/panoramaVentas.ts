import { contar } from '../formato/contar';
import { formatCredits } from '../formato/credits';
import type { Moneda } from '../formato/moneda';
import { type Cuadro, type Parte, toPartes } from '../listas/panorama';

interface Deuda {
  readonly encargoNombre: string;
  /** Credits. */
  readonly Pendiente: number;
}

/** The number of sellers with a part of their own; the others share one part. */
const SELLERS = 3;

/** The credits that each seller has to hand over, the largest debt first. */
export function panoramaVentas(deudas: readonly Deuda[], moneda: Moneda): Cuadro | null {
  const sorted = [...deudas].sort((a, b) => b.Pendiente - a.Pendiente);
  const toParte = (nombre: string, some: readonly Deuda[], tono: Parte['tono']): Parte => {
    const valor = some.reduce((sum, { Pendiente }) => sum + Pendiente, 0);
    return { texto: `${nombre}, ${formatCredits(valor, moneda)}`, valor, tono };
  };
  const others = sorted.slice(SELLERS);
  return toPartes([
    ...sorted.slice(0, SELLERS).map((one) => toParte(one.encargoNombre, [one], 'pendiente')),
    toParte(contar(others.length, 'persona más', 'personas más'), others, 'resto'),
  ]);
}
