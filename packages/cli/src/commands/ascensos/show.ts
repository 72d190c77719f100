import { ORIGENES } from '@garita/domain/ascensos/origen';
import { USUARIO } from '@garita/domain/listas/columna';
import { formatFields } from '../../output/formatTable';
import { showAscenso } from '../../services/ascensos/show';
import { createShowCommand } from '../createShowCommand';

export const showCommand = createShowCommand({
  name: 'show',
  description: 'Muestra a qué misión le toca ascender a una persona, y desde cuándo.',
  ejemplos: ['Recluta', 'Recluta --json'],
  takes: { '<usuario|id>': 'su nombre o su número' },
  llamadas: ['verUltimoAscenso'],
  read: showAscenso,
  format: (ficha) =>
    formatFields(ficha, [
      USUARIO,
      { header: 'Misión', value: ({ mision }) => mision },
      {
        header: 'Cómo llegó',
        value: ({ origen, encargadoNombre }) => `${ORIGENES[origen]} ${encargadoNombre}`,
      },
      { header: 'Siguiente', value: ({ m_nueva }) => m_nueva || null },
      { header: 'Desde', value: ({ date_finaliza }) => date_finaliza, kind: 'instant' },
      { header: 'Se puede ya', value: ({ disponible }) => (disponible ? 'sí' : 'no') },
      { header: 'Lo alcanzas', value: ({ alcanza }) => (alcanza ? 'sí' : 'no') },
    ]),
});
