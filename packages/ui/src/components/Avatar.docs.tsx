import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Avatar, AvatarTemplateContext } from './Avatar';
import props from './Avatar.tsx?props';
import { Row, Stack } from './layout';

const PERSONAS = ['Ronda-Nocturna', 'Sra.Quintana', 'elPatio83'] as const;

export const docs: ComponentDocs = {
  nombre: 'Avatar',
  codigo: 'Avatar',
  para: 'La figura de una persona sobre una baldosa. Ayuda a reconocerla en una lista; quién es lo dice su nombre, al lado.',
  usar: [
    'En medium (40 px) delante de cada nombre de una lista o de una tabla: se ve la cabeza.',
    'En large (80 px) en tarjetas y en huge (120 px), de cuerpo entero, en la ficha de una persona.',
    'Con label solo cuando el nombre no está escrito al lado.',
  ],
  evitar: [
    'Para decir la categoría: usa Placa, que lleva su número.',
    'Para el signo de la agencia: usa Logo.',
    'Como adorno que se repite en cada línea del mismo asunto: una figura por persona y sitio.',
  ],
  anatomia: [
    ['Baldosa', 'De 40, 80 o 120 px, del color del pozo.'],
    [
      'Figura',
      'La del servicio de avatares de la agencia, ampliada solo por números enteros para que los píxeles sigan cuadrados.',
    ],
    ['Iniciales', 'En su lugar mientras la figura no ha llegado, o si el servicio no la da.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'La salta, porque el nombre ya se lee; con label la lee como una imagen con ese nombre.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Stack $gap={2}>
            {PERSONAS.map((usuario) => (
              <Row key={usuario} $gap={3}>
                <Avatar usuario={usuario} />
                <strong>{usuario}</strong>
              </Row>
            ))}
          </Stack>
        ),
        texto: 'Figura y nombre juntos: se reconoce a la persona y se sabe cómo se escribe.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            {PERSONAS.map((usuario) => (
              <Avatar key={usuario} usuario={usuario} label={usuario} />
            ))}
          </Row>
        ),
        texto: 'Sin nombres hay que conocer ya a todo el mundo, y dos figuras pueden ser iguales.',
      },
    },
    {
      si: {
        vista: (
          <AvatarTemplateContext value={null}>
            <Row $gap={3}>
              <Avatar usuario="Luz_del_Alba" />
              <strong>Luz_del_Alba</strong>
            </Row>
          </AvatarTemplateContext>
        ),
        texto: 'Sin servicio de avatares, las iniciales ocupan el mismo sitio: nada se mueve.',
      },
      no: {
        vista: (
          <AvatarTemplateContext value={null}>
            <Row $gap={3}>
              <Avatar usuario="Luz_del_Alba" size="huge" />
              <strong>Luz_del_Alba</strong>
            </Row>
          </AvatarTemplateContext>
        ),
        texto: 'De 120 px en una línea de lista: se come el sitio de tres personas y no dice más.',
      },
    },
  ],
  props,
  ejemplo: `<AvatarTemplateContext value="https://avatares.example/{usuario}.png">
  <Avatar usuario="Ronda-Nocturna" />
  <strong>Ronda-Nocturna</strong>
</AvatarTemplateContext>`,
};
