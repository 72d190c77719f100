import { Row } from '../components/layout';
import { StateBadge } from '../components/StateBadge';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { CountBadge } from './CountBadge';
import props from './CountBadge.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Cuenta pendiente',
  codigo: 'CountBadge',
  para: 'Cuántas cosas esperan a que esta persona haga algo, en ámbar. Cuando no espera ninguna, no está.',
  usar: [
    'En el menú, junto a la pantalla en la que se resuelven.',
    'En la campana, para los avisos que no se han leído.',
    'Solo para lo que depende de quien mira: sus solicitudes, las ausencias que tiene que contestar.',
  ],
  evitar: [
    'Para cuántas filas tiene una lista: va en el subtítulo o en la pestaña (count).',
    'Para un estado: usa StateBadge.',
    'Para decir que algo es nuevo, salvo en la campana.',
  ],
  anatomia: [
    ['Recuadro', 'Ámbar, como todo lo que está encendido en el portal.'],
    ['Número', 'Hasta 99; más se escribe «99+».'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Se lee detrás del nombre: «Solicitudes, 3 pendientes», con el número entero aunque se vea «99+».',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Row>
            Solicitudes <CountBadge count={3} />
          </Row>
        ),
        texto: 'Tres solicitudes que solo tú puedes contestar.',
      },
      no: {
        vista: (
          <Row>
            Usuarios <CountBadge count={412} />
          </Row>
        ),
        texto: 'Las personas de la agencia no esperan nada: el ámbar que no se va deja de mirarse.',
      },
    },
    {
      si: {
        vista: (
          <Row>
            Ausencias <CountBadge count={0} />
          </Row>
        ),
        texto: 'Nada espera: no hay recuadro, y la línea descansa.',
      },
      no: {
        vista: (
          <Row>
            Ausencias <StateBadge tone="caution">0 pendientes</StateBadge>
          </Row>
        ),
        texto: 'Un cero en ámbar llama para decir que no hay nada.',
      },
    },
  ],
  props,
  ejemplo: '<CountBadge count={counts.solicitudes} />',
};
