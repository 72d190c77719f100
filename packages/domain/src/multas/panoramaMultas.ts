import { contar } from '../formato/contar';
import { formatCredits } from '../formato/credits';
import type { Moneda } from '../formato/moneda';
import { type Cuadro, toPartes } from '../listas/panorama';
import { isAviso } from './multa.rules';

interface Multa {
  readonly cobrado: 0 | 1;
  readonly creditos: number;
}

/** Open fines, collected fines, and warnings, which owe nothing. */
export function panoramaMultas(multas: readonly Multa[], moneda: Moneda): Cuadro | null {
  const avisos = multas.filter(isAviso).length;
  const deudas = multas.filter((multa) => !isAviso(multa));
  const [abiertas, cobradas] = [0, 1].map((one) => deudas.filter(({ cobrado }) => cobrado === one));
  const texto = (some: readonly Multa[] = [], one: string, many: string) =>
    `${contar(some.length, one, many)}, ${formatCredits(
      some.reduce((sum, { creditos }) => sum + creditos, 0),
      moneda,
    )}`;
  return toPartes([
    {
      texto: texto(abiertas, 'sin cobrar', 'sin cobrar'),
      valor: abiertas?.length ?? 0,
      tono: 'pendiente',
    },
    {
      texto: texto(cobradas, 'cobrada', 'cobradas'),
      valor: cobradas?.length ?? 0,
      tono: 'hecho',
    },
    { texto: contar(avisos, 'aviso', 'avisos'), valor: avisos, tono: 'resto' },
  ]);
}
