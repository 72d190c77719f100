import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Avatar } from './Avatar';
import { Button } from './Button';
import { Card } from './Card';
import { Carousel } from './Carousel';
import props from './Carousel.tsx?props';
import { Row, Stack } from './layout';

const MEMBRESIAS = [
  ['Bronce', '30 días por 500c'],
  ['Plata', '30 días por 900c'],
  ['Oro', '30 días por 1.400c'],
] as const;
const membresias = MEMBRESIAS.map(([nombre, precio]) => ({
  id: nombre,
  content: (
    <Card
      title={nombre}
      headingLevel={3}
      actions={<Button variant="tinted">{`Ver ${nombre}`}</Button>}
    >
      {precio}
    </Card>
  ),
}));
const PASOS = [
  'Abre el tiempo de la persona.',
  'Escribe sus minutos.',
  'Confirma antes de medianoche o se pierden.',
] as const;
const PERSONAS = ['Ronda-Nocturna', 'Sra.Quintana'] as const;

export const docs: ComponentDocs = {
  nombre: 'Carrusel',
  codigo: 'Carousel',
  para: 'Diapositivas una junto a otra, que se pasan con el dedo, los botones o las flechas. Nunca se mueve solo.',
  usar: [
    'Para pocas cosas iguales que se hojean y de las que ninguna es urgente: membresías, horas de paga, el equipo de administración.',
    'Con startAt para empezar por la que ahora importa, como la hora de paga que viene.',
  ],
  evitar: [
    'Para pasos o avisos que hay que leer enteros: lo que no se ve, no se lee. Usa una lista.',
    'Para más de una docena de cosas: usa DataTable, donde se buscan.',
    'Para algo que debe moverse solo, como los estados: usa Marquee, que se detiene.',
  ],
  anatomia: [
    ['Diapositivas', 'Tres o dos a la vez (perView) donde caben; en un sitio estrecho, una.'],
    [
      'Botones',
      'Anterior y Siguiente; tras la última vuelve la primera. Si todas caben, no están.',
    ],
    ['Sitio', '«1–3 de 7»: cuáles se ven y cuántas hay.'],
  ],
  teclado: [
    [
      'Flechas',
      'Izquierda y derecha pasan una, o tantas como se ven con byPage, desde cualquier sitio del carrusel menos un campo de texto.',
    ],
    ['Tab', 'Pasa por todas, también por las que no se ven, y las trae a la vista.'],
    [
      'Lector de pantalla',
      'Oye «carrusel» y su nombre; cada diapositiva, su número de cuántas; y el sitio, cuando cambia.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: <Carousel label="Membresías para elegir" items={membresias} />,
        texto: 'Cosas iguales, completas cada una: da lo mismo por cuál se empiece.',
      },
      no: {
        vista: (
          <Carousel
            label="Cómo se toma un tiempo"
            items={PASOS.map((paso, index) => ({
              id: paso,
              content: (
                <Card title={`Paso ${index + 1}`} headingLevel={3}>
                  {paso}
                </Card>
              ),
            }))}
          />
        ),
        texto: 'Unas instrucciones en orden: lo más grave está en el paso que nadie llega a ver.',
      },
    },
    {
      si: {
        vista: (
          <Stack $gap={3}>
            {PERSONAS.map((usuario) => (
              <Row key={usuario} $gap={3}>
                <Avatar usuario={usuario} />
                <strong>{usuario}</strong>
              </Row>
            ))}
          </Stack>
        ),
        texto: 'Dos personas caben en una lista: no hay nada que pasar.',
      },
      no: {
        vista: (
          <Carousel
            label="Quién está dentro"
            items={PERSONAS.map((usuario) => ({
              id: usuario,
              content: (
                <Card>
                  <Row $gap={3}>
                    <Avatar usuario={usuario} />
                    <strong>{usuario}</strong>
                  </Row>
                </Card>
              ),
            }))}
          />
        ),
        texto:
          'Botones y espera para ver a la segunda. Quién está dentro se quiere saber de un vistazo.',
      },
    },
  ],
  props,
  ejemplo: `<Carousel
  label="Membresías"
  items={membresias.map(({ id, nombre, precio }) => ({
    id,
    content: <Card title={nombre}>{formatCredits(precio)}</Card>,
  }))}
/>`,
};
