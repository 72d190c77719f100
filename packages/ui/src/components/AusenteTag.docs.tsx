import type { ReactNode } from 'react';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { AusentesContext } from './AusentesContext';
import { AusenteTag } from './AusenteTag';
import props from './AusenteTag.tsx?props';
import { Avatar } from './Avatar';
import { Row } from './layout';
import { StateBadge } from './StateBadge';

const HOY = {
  hoy: '2026-11-24',
  ausentes: [{ usuarioNombre: 'Luz_del_Alba', inicio: '2026-11-23', final: '2026-11-27' }],
};
const Hoy = ({ children }: { children: ReactNode }) => (
  <AusentesContext value={HOY}>{children}</AusentesContext>
);

export const docs: ComponentDocs = {
  nombre: 'Ausente',
  codigo: 'AusenteTag',
  para: 'Dice junto a un nombre que esa persona tiene una ausencia aceptada. De quien no la tiene no dice nada: se puede poner junto a cualquier nombre.',
  usar: [
    'En listas en las que se elige o se espera a alguien: el equipo, el pase de lista, el selector de personas.',
    'Con semana en el resumen de la semana: cuenta cualquier día de ella y nombra los días.',
  ],
  evitar: [
    'Para otros estados de una persona, como Pausado o Despedido: usa StateBadge.',
    'Para pedir o aceptar una ausencia: eso va en la pantalla de ausencias.',
  ],
  anatomia: [
    ['Etiqueta', 'Una StateBadge de tono info: punto cuadrado y palabra.'],
    ['Palabras', '«Ausente»; con semana, «Ausente del 23 al 27 nov 2026».'],
  ],
  teclado: [],
  parejas: [
    {
      si: {
        vista: (
          <Hoy>
            <Row $gap={3}>
              <Avatar usuario="Luz_del_Alba" />
              <strong>Luz_del_Alba</strong>
              <AusenteTag usuario="Luz_del_Alba" />
            </Row>
          </Hoy>
        ),
        texto: 'Junto al nombre: antes de llamarla se sabe que hoy no viene.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <Avatar usuario="Luz_del_Alba" />
            <strong>Luz_del_Alba</strong>
            <StateBadge tone="danger">Falta</StateBadge>
          </Row>
        ),
        texto: 'En rojo y con otra palabra parece un castigo. Una ausencia aceptada no lo es.',
      },
    },
    {
      si: {
        vista: (
          <Hoy>
            <Row $gap={3}>
              <strong>Luz_del_Alba</strong>
              <AusenteTag usuario="Luz_del_Alba" semana />
            </Row>
          </Hoy>
        ),
        texto: 'En la semana, qué días: explica sus pocos minutos sin preguntar.',
      },
      no: {
        vista: (
          <Hoy>
            <Row $gap={3}>
              <strong>Luz_del_Alba</strong>
              <AusenteTag usuario="Luz_del_Alba" />
              <span>del 23 al 27 de noviembre de 2026</span>
            </Row>
          </Hoy>
        ),
        texto:
          'Las fechas, sueltas y escritas a mano al lado: la etiqueta ya sabe decirlas, y siempre igual.',
      },
    },
  ],
  props,
  ejemplo: `<strong>{usuario}</strong>
<AusenteTag usuario={usuario} />`,
};
