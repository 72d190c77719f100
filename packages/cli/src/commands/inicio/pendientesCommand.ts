import { listPendientes } from '../../services/inicio/pendientes';
import { createListCommand } from '../createListCommand';
import { DESCRIPCIONES } from '../descripciones';

/** `garita pendientes` has no verb, since it only lists. */
export const pendientesCommand = createListCommand({
  name: 'pendientes',
  description: DESCRIPCIONES.pendientes,
  ejemplos: ['', '--watch'],
  read: listPendientes,
  columns: [
    { header: 'Qué espera', value: ({ texto }) => texto },
    { header: 'Desde', value: ({ desde }) => desde, kind: 'instant', isMinor: true },
    { header: 'Se ve con', value: ({ orden }) => orden },
  ],
  isWatched: true,
});
