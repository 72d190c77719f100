import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { List, Row } from './layout';
import { Menu } from './Menu';
import props from './Menu.tsx?props';

const nada = () => undefined;

export const docs: ComponentDocs = {
  nombre: 'Menú de actos',
  codigo: 'Menu',
  para: 'Tres puntos que abren una lista de actos: los que hacen falta de vez en cuando y no caben a la vista.',
  usar: [
    'Para los actos menos frecuentes de una cosa, junto al principal, que sí está a la vista.',
    'Con secondary al lado de botones con marco; con quiet y small en filas bajas.',
  ],
  evitar: [
    'Para esconder el único acto, o el principal: usa Button.',
    'Para elegir un valor de un formulario: usa Select.',
    'Para los actos de una fila de DataTable: dáselos en rowActions, que reparte botones y menú por sí sola.',
  ],
  anatomia: [
    ['Botón', 'Tres puntos; su nombre dice de qué es: «Más acciones de Ronda-Nocturna».'],
    [
      'Lista',
      'Bajo el botón, alineada con su borde derecho. Se pide al acercarse: una página con cien menús no pesa más.',
    ],
    [
      'Acto',
      'Un verbo. En rojo (isDanger) lo que destruye, al final; apagado (isDisabled) lo que ahora no se puede.',
    ],
  ],
  teclado: [
    ['Tab', 'Llega a los tres puntos.'],
    ['Intro, Espacio, Flecha abajo', 'Abren la lista, con el foco en el primer acto.'],
    ['Flechas', 'Van de acto en acto y saltan los apagados; una letra va al que empieza por ella.'],
    ['Intro', 'Hace el acto, cierra y devuelve el foco a los tres puntos.'],
    ['Escape', 'Cierra sin hacer nada y devuelve el foco.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Row>
            <Button variant="tinted">Confirmar</Button>
            <Menu
              label="Más acciones de Ronda-Nocturna"
              variant="secondary"
              actions={[
                { id: 'ajustar', label: 'Ajustar', onPress: nada },
                { id: 'pausar', label: 'Pausar', onPress: nada },
                { id: 'cancelar', label: 'Cancelar tiempo', onPress: nada, isDanger: true },
              ]}
            />
          </Row>
        ),
        texto:
          'Lo que se hace cada día, a la vista; lo demás, a una pulsación, y lo que destruye al final. Ábrelo.',
      },
      no: {
        vista: (
          <Menu
            label="Opciones"
            variant="secondary"
            actions={[
              { id: 'cancelar', label: 'Cancelar', onPress: nada },
              { id: 'confirmar', label: 'Confirmar', onPress: nada },
            ]}
          />
        ),
        texto:
          'Todo escondido, también lo de cada día; y «Cancelar», lo primero, ¿cierra el menú o tira el tiempo?',
      },
    },
    {
      si: {
        vista: (
          <Row>
            <strong>elPatio83</strong>
            <Button size="small">Pausar</Button>
          </Row>
        ),
        texto: 'Un solo acto es un botón con su verbo.',
      },
      no: {
        vista: (
          <List>
            <li>
              <Row>
                <strong>elPatio83</strong>
                <Menu
                  label="Acciones de elPatio83"
                  size="small"
                  actions={[{ id: 'pausar', label: 'Pausar', onPress: nada }]}
                />
              </Row>
            </li>
          </List>
        ),
        texto: 'Un menú de un solo acto: una pulsación de más para descubrir que no había más.',
      },
    },
  ],
  props,
  ejemplo: `<Menu
  label={\`Más acciones de \${usuario}\`}
  variant="secondary"
  actions={[
    { id: 'ajustar', label: 'Ajustar', onPress: onAdjust },
    { id: 'cancelar', label: 'Cancelar tiempo', onPress: onCancel, isDanger: true },
  ]}
/>`,
};
