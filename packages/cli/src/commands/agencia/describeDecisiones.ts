import { toVisible } from '../../output/toVisible';
import type { Decisiones } from '../../services/agencia/fichero';
import { SECCIONES } from '../../services/agencia/secciones';

export const describeDecisiones = (decisiones: Decisiones): string =>
  SECCIONES.map(({ id, titulo, describe }) => {
    const lineas = describe(decisiones[id] as never);
    const width = Math.max(0, ...lineas.map(([nombre]) => [...nombre].length));
    const shown = lineas.map(
      ([nombre, valor]) => `  ${toVisible(nombre).padEnd(width)}  ${toVisible(valor)}`,
    );
    return [titulo, ...(shown.length > 0 ? shown : ['  nada']), ''].join('\n');
  }).join('\n');
