import type { Hallazgo } from './Hallazgo';
import { type Respuestas, readLista } from './respuestas';

/** Tells the parts of one of our own portals that no old call answers. Only ours tell their zone. */
export const judgeGarita = (respuestas: Respuestas, zona: string): Hallazgo[] =>
  readLista(respuestas, 'configuracion', zona)?.zona
    ? [
        {
          tipo: 'queda',
          texto:
            'De una Garita: vetos, notas, normativa, emblema, día de paga, registro, webhooks y segundos factores. Todo ello va en un respaldo; los ajustes, también con «garita agencia export».',
        },
      ]
    : [];
