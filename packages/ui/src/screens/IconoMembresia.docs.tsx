import { Row } from '../components/layout';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { IconoMembresia } from './IconoMembresia';
import props from './IconoMembresia.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Icono de membresía',
  codigo: 'IconoMembresia',
  para: 'La imagen que la agencia puso a una membresía; sin ella, o si no llega, un escudo de la casa.',
  usar: [
    'Junto al nombre de la membresía, siempre.',
    'A 48 px en su tarjeta y a 20 px en una línea de la tabla de pagas.',
  ],
  evitar: [
    'Para una categoría: usa Placa.',
    'Para una persona: usa Avatar.',
    'Sin palabras al lado: es un adorno y no se lee.',
  ],
  anatomia: [
    ['Imagen', 'A su tamaño o menor, con los pixeles nítidos; nunca se estira.'],
    ['Escudo', 'El de la casa, en petróleo.'],
  ],
  teclado: [],
  parejas: [
    {
      si: {
        vista: (
          <Row $gap={3}>
            <IconoMembresia image="" size={48} />
            <strong>Media cuota</strong>
          </Row>
        ),
        texto: 'El nombre lo dice; el icono ayuda a encontrarlo.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <IconoMembresia image="" size={48} />
            <IconoMembresia image="" size={48} />
          </Row>
        ),
        texto: 'Dos membresías sin nombre y sin imagen propia: son la misma.',
      },
    },
    {
      si: {
        vista: (
          <Row>
            <IconoMembresia image="" size={20} />
            <span>Pide la mitad: 10 asistencias</span>
          </Row>
        ),
        texto: 'Pequeño, al principio de la línea que explica.',
      },
      no: {
        vista: (
          <Row>
            <span>Pide la mitad</span>
            <IconoMembresia image="" size={48} />
            <span>10 asistencias</span>
          </Row>
        ),
        texto: 'Grande y en medio de una frase: la parte en dos.',
      },
    },
  ],
  props,
  ejemplo: '<IconoMembresia image={membresia.image} size={48} />',
};
