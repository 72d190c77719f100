import type { Moneda } from '@garita/domain/formato/moneda';
import { toVisible } from '../../output/toVisible';
import type { Decisiones } from '../../services/agencia/decisiones';
import { SECCIONES } from '../../services/agencia/secciones';

export const describeDecisiones = (decisiones: Decisiones, moneda: Moneda): string =>
  SECCIONES.map(({ id, titulo, describe }) => {
    const lineas = describe(decisiones[id] as never, moneda);
    const width = Math.max(0, ...lineas.map(([nombre]) => [...nombre].length));
    const shown = lineas.map(
      ([nombre, valor]) => `  ${toVisible(nombre).padEnd(width)}  ${toVisible(valor)}`,
    );
    return [titulo, ...(shown.length > 0 ? shown : ['  nada']), ''].join('\n');
  }).join('\n');
