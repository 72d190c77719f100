import type { Subject } from '@garita/domain/acceso/can';
import { contar } from '@garita/domain/formato/contar';
import { formatCredits } from '@garita/domain/formato/credits';
import type { Moneda } from '@garita/domain/formato/moneda';
import type { ActoEnLote } from '../lote/LoteProps';
import type { ActoMultas, Multa } from './MultasScreenProps';
import { mayMark } from './mayChange';

const countMultas = (count: number): string => contar(count, 'multa', 'multas');
const sumOf = (multas: readonly Multa[], moneda: Moneda): string =>
  formatCredits(
    multas.reduce((sum, { creditos }) => sum + creditos, 0),
    moneda,
  );

export const actosMultas = (
  viewer: Subject,
  moneda: Moneda,
): readonly ActoEnLote<Multa, ActoMultas>[] => [
  {
    id: 'cobrar',
    label: (multas) => `Cobrar ${multas.length} · ${sumOf(multas, moneda)}`,
    may: (multa) => multa.cobrado === 0 && mayMark(viewer, multa),
    porque: () => 'Ya cobradas',
    pregunta: (multas) => ({
      title: `¿Marcar ${countMultas(multas.length)} como ${multas.length === 1 ? 'cobrada' : 'cobradas'}?`,
      texto: (
        <p>
          La agencia recibe <strong>{sumOf(multas, moneda)}</strong>. Ya no se descontarán de la
          paga.
        </p>
      ),
      verbo: `Cobrar ${multas.length}`,
    }),
    hecho: (count) => contar(count, 'multa cobrada', 'multas cobradas'),
    inverso: 'descobrar',
  },
  {
    id: 'descobrar',
    label: (multas) => `Dejar sin cobrar ${multas.length}`,
    may: (multa) => multa.cobrado === 1 && mayMark(viewer, multa),
    porque: () => 'Sin cobrar todavía',
    pregunta: (multas) => ({
      title: `¿Dejar sin cobrar ${countMultas(multas.length)}?`,
      texto: <p>Se descontarán otra vez de la paga.</p>,
      verbo: `Dejar sin cobrar ${multas.length}`,
    }),
    hecho: (count) => contar(count, 'multa por cobrar otra vez', 'multas por cobrar otra vez'),
    inverso: 'cobrar',
  },
];
