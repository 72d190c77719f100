import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Row } from './layout';
import { StateBadge } from './StateBadge';
import props from './StateBadge.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Etiqueta de estado',
  codigo: 'StateBadge',
  para: 'Dice en una palabra cómo está una cosa: un tiempo activo, una multa por cobrar, una persona ausente.',
  usar: [
    'En una fila o en la cabeza de una tarjeta, siempre en el mismo sitio, para recorrer la lista con la vista.',
    'Con la misma palabra y el mismo tono en todo el portal: «Pausado» es caution aquí y en el teléfono.',
    'En una DataTable, con una columna kind: state, que la pone sola.',
  ],
  evitar: [
    'Para una frase: usa Notice.',
    'Para una cuenta de cosas que esperan: usa CountBadge.',
    'Para una categoría: usa Placa.',
  ],
  anatomia: [
    ['Punto', 'Cuadrado, del color del tono.'],
    ['Palabra', 'Una o dos; nunca se parte en dos líneas.'],
    ['Fondo', 'Tenue, para que diez seguidas no griten.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Solo la palabra: el punto y el color no se leen, y por eso la palabra lo dice todo.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Row>
            <StateBadge tone="success">Activo</StateBadge>
            <StateBadge tone="caution">Pausado</StateBadge>
            <StateBadge tone="neutral">Sin ligar</StateBadge>
          </Row>
        ),
        texto:
          'Un tono por significado: lo que va bien, lo que pide atención y lo que no dice nada.',
      },
      no: {
        vista: (
          <Row>
            <StateBadge tone="danger">Activo</StateBadge>
            <StateBadge tone="primary">Pausado</StateBadge>
            <StateBadge tone="success">Sin ligar</StateBadge>
          </Row>
        ),
        texto: 'Colores elegidos por gusto: el rojo asusta donde todo va bien.',
      },
    },
    {
      si: {
        vista: (
          <Row>
            <span>Ronda-Nocturna</span>
            <StateBadge tone="info">Ausente</StateBadge>
          </Row>
        ),
        texto: 'Una palabra junto al nombre.',
      },
      no: {
        vista: (
          <Row>
            <span>Ronda-Nocturna</span>
            <StateBadge tone="info">No estará hasta el jueves</StateBadge>
          </Row>
        ),
        texto:
          'Una frase en una etiqueta no cabe en el teléfono: los días van en un aviso o en su columna.',
      },
    },
  ],
  props,
  ejemplo:
    "<StateBadge tone={tiempo.pausado ? 'caution' : 'success'}>{tiempo.pausado ? 'Pausado' : 'Activo'}</StateBadge>",
};
