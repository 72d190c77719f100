import { Avatar } from '../components/Avatar';
import { Row } from '../components/layout';
import { Placa } from '../components/Placa';
import { StateBadge } from '../components/StateBadge';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { PersonaCell } from './PersonaCell';
import celda from './PersonaCell.tsx?props';
import enlace from './PersonaLink.tsx?props';
import { PlacaCell } from './PlacaCell';
import placa from './PlacaCell.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Persona en una lista',
  codigo: 'PersonaCell',
  para: 'Una persona siempre se ve igual: figura, nombre que lleva a su página, categoría y placa. PersonaLink es solo el nombre; PlacaCell hace lo mismo con una misión.',
  usar: [
    'PersonaCell en la columna de quién, o a la cabeza de una tarjeta.',
    'PersonaLink dentro de una frase o en una columna secundaria: «por Oficial».',
    'PlacaCell para una misión o una categoría en una tabla.',
  ],
  evitar: [
    'Para la página de una persona: usa PersonaHead.',
    'Para el Sistema o para alguien de fuera: sin enlace (isExterno), porque no tienen página.',
    'Para elegir a alguien: usa UserPicker.',
  ],
  anatomia: [
    ['Figura', 'De 40 px; sin imagen, sus iniciales.'],
    ['Nombre', 'Tal cual, sin traducir; se parte antes que salirse.'],
    [
      'Segunda línea',
      'La categoría y, al lado, una etiqueta si la hay. En una fila plegada del teléfono, la etiqueta gana.',
    ],
    ['Placa', 'Al final; no está si no se sabe la categoría.'],
  ],
  teclado: [
    ['Tab', 'Llega al nombre, que es un enlace; en una tabla hay uno por fila.'],
    ['Intro', 'Abre su página. Es un enlace de verdad: se puede abrir en otra pestaña.'],
    [
      'Lector de pantalla',
      'El nombre y «Categoría 9»: la figura no se lee, porque el nombre está al lado.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <PersonaCell usuario="Ronda-Nocturna" categoria={9}>
            <StateBadge tone="info">Ausente</StateBadge>
          </PersonaCell>
        ),
        texto: 'Lo de siempre en el orden de siempre: se reconoce antes de leer.',
      },
      no: {
        vista: (
          <Row $gap={3}>
            <Placa categoria={9} />
            <span>RONDA-NOCTURNA (cat. 9, ausente)</span>
            <Avatar usuario="Ronda-Nocturna" />
          </Row>
        ),
        texto: 'En otro orden, con el nombre en mayúsculas, que en el juego es otro, y sin enlace.',
      },
    },
    {
      si: {
        vista: <PlacaCell categoria={2}>Vigilante II</PlacaCell>,
        texto: 'La misión con su placa y el nombre del escalafón.',
      },
      no: {
        vista: <PersonaCell usuario="Vigilante-II" categoria={2} />,
        texto: 'Una misión vestida de persona: enlaza a una ficha que no existe.',
      },
    },
  ],
  props: { ...celda, ...enlace, ...placa },
  ejemplo: `<PersonaCell usuario={multa.usuarioNombre} categoria={multa.id_categoria}>
  <AusenteTag usuario={multa.usuarioNombre} />
</PersonaCell>
<PlacaCell categoria={traslado.id_categoria}>{traslado.mision}</PlacaCell>`,
};
