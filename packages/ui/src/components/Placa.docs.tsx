import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Row } from './layout';
import { Placa } from './Placa';
import props from './Placa.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Placa',
  codigo: 'Placa',
  para: 'La insignia de una categoría: la imagen que puso la agencia o, si no la hay, un esmalte con su número.',
  usar: [
    'Junto al nombre de una persona o de una misión, para que el escalón se reconozca antes de leerlo.',
    'A 28 px en listas y a 40 px donde la placa es de lo que se habla.',
    'Con label cuando el rango tiene nombre propio y no está escrito al lado: «Capitanía».',
  ],
  evitar: [
    'Para una persona en una lista: usa PersonaCell, que ya pone la placa en su sitio.',
    'Para una misión en una tabla: usa PlacaCell, con la placa y el nombre.',
    'Para un estado, como activo o pausado: usa StateBadge.',
  ],
  anatomia: [
    [
      'Escudo',
      'De pixeles, con las esquinas en escalones; su metal sube cada pocas categorías: hierro, cobre, acero, oro y grana.',
    ],
    ['Número', 'El de la categoría, en la letra de pixeles.'],
    [
      'Imagen',
      'La de la agencia, a su tamaño: una placa nunca se estira. Si no llega, queda el esmalte.',
    ],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Una imagen que se llama «Categoría 9», o lo que diga label. El número dibujado no se lee otra vez.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Row $gap={3}>
            <Placa categoria={9} />
            <span>Vigilante de la barrera</span>
          </Row>
        ),
        texto: 'La placa y la misión: quien no conoce los metales lee las palabras.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <Placa categoria={9} />
            <Placa categoria={9} />
            <Placa categoria={9} />
          </Row>
        ),
        texto:
          'Placas repetidas como estrellas: una categoría tiene una placa, y la cantidad se dice con un número.',
      },
    },
    {
      si: {
        vista: (
          <Row $gap={3}>
            {[1, 4, 7, 10, 12].map((categoria) => (
              <Placa key={categoria} categoria={categoria} size={40} />
            ))}
          </Row>
        ),
        texto: 'El metal es de la placa, no del tema: de noche el oro sigue siendo oro.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <span style={{ display: 'inline-grid', placeItems: 'center', transform: 'scale(0.7)' }}>
              <Placa categoria={10} size={40} />
            </span>
            <span>Jefatura de turno</span>
          </Row>
        ),
        texto: 'Encogida a ojo, sus pixeles se emborronan: solo hay dos tamaños, 28 y 40.',
      },
    },
  ],
  props,
  ejemplo:
    '<Placa categoria={persona.id_categoria} image={categoria.placa} label={categoria.n_categoria} size={40} />',
};
