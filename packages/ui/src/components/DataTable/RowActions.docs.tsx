import type { ComponentDocs } from '../../docs/pagina/ComponentDocs';
import { Row } from '../layout';
import type { RowAction } from './column';
import { RowActions } from './RowActions';
import props from './RowActions.tsx?props';

const nada = () => undefined;
const acts = (...labels: readonly string[]): RowAction[] =>
  labels.map((label) => ({ id: label, label, onPress: nada }));
const CANCELAR: RowAction = {
  id: 'cancelar',
  label: 'Cancelar tiempo',
  onPress: nada,
  isDanger: true,
};

export const docs: ComponentDocs = {
  nombre: 'Actos de una fila',
  codigo: 'RowActions',
  para: 'Lo que se puede hacer con una fila: los primeros actos como botones, los demás tras los tres puntos. DataTable los pinta con lo que le da rowActions.',
  usar: [
    'Da en rowActions los actos que esa persona puede hacer con esa fila, el más frecuente primero.',
    'Con isPending en el acto que se está haciendo: su botón enseña la rueda y no se repite.',
    'Con isDanger en lo que destruye, al final: va en rojo, en el menú y como botón.',
  ],
  evitar: [
    'Para un acto sobre toda la lista: ponlo en la cabecera de la pantalla o en toolbar.',
    'Para ver el detalle de la fila: enlaza su nombre.',
    'Para un acto que esta persona nunca puede hacer: no lo des. Apagado (isDisabled) es para el que ahora no se puede.',
  ],
  anatomia: [
    ['Hasta dos actos', 'Los dos son botones.'],
    ['Con más, en la tabla', 'El primero es un botón y los demás van tras los tres puntos.'],
    [
      'Con más, en el teléfono',
      'Los dos primeros son botones, el principal teñido; los demás, tras los tres puntos.',
    ],
  ],
  teclado: [
    ['Tab', 'Va de botón en botón y a los tres puntos.'],
    ['Intro, Espacio', 'Hacen el acto o abren los demás; dentro, como en Menu.'],
    [
      'Lector de pantalla',
      'Cada botón dice también de qué fila es: «Pausar: Ronda-Nocturna». Cuando un acto empieza se oye «En curso».',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Row>
            <strong>Ronda-Nocturna</strong>
            <RowActions
              place="table"
              rowName="Ronda-Nocturna"
              actions={[...acts('Confirmar', 'Pausar', 'Ajustar'), CANCELAR]}
            />
          </Row>
        ),
        texto:
          'Lo de cada día a la vista; cancelar, el último y en rojo, tras los tres puntos. Ábrelos.',
      },
      no: {
        vista: (
          <Row>
            <strong>Luz_del_Alba</strong>
            <RowActions
              place="table"
              rowName="Luz_del_Alba"
              actions={[CANCELAR, ...acts('Ver', 'Editar', 'Confirmar')]}
            />
          </Row>
        ),
        texto:
          'El botón a mano es el que tira el tiempo; confirmar, que se hace cien veces al día, está el último y escondido.',
      },
    },
    {
      si: {
        vista: <RowActions place="card" rowName="elPatio83" actions={acts('Cobrar', 'Borrar')} />,
        texto: 'En el teléfono, dos verbos cortos: caben en una línea.',
      },
      no: {
        vista: (
          <Row>
            <RowActions
              place="card"
              rowName="Sra.Quintana"
              actions={acts('Marcar la multa como cobrada', 'Borrar la multa de esta persona')}
            />
          </Row>
        ),
        texto:
          'La fila ya dice que es una multa y de quién: repetirlo llena la pantalla en cada fila.',
      },
    },
  ],
  props,
  ejemplo: `<DataTable
  {...list}
  rowActions={({ id, estado }) => [
    { id: 'confirmar', label: 'Confirmar', onPress: () => onConfirm(id), isPending: confirming === id },
    { id: 'pausar', label: 'Pausar', onPress: () => onPause(id), isDisabled: estado === 'Pausado' },
    { id: 'cancelar', label: 'Cancelar tiempo', onPress: () => askCancel(id), isDanger: true },
  ]}
/>`,
};
