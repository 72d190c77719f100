import { Avatar } from '../components/Avatar';
import { PageHeader } from '../components/PageHeader';
import { StateBadge } from '../components/StateBadge';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { PersonaHead } from './PersonaHead';
import props from './PersonaHead.tsx?props';

const LUZ = { usuario: 'Luz_del_Alba', mision: 'Vigilante II', firma: 'LUZ', id_categoria: 5 };

export const docs: ComponentDocs = {
  nombre: 'Cabecera de una persona',
  codigo: 'PersonaHead',
  para: 'Abre una página que trata de una sola persona: su figura, su nombre o un saludo, su placa, su misión y su firma.',
  usar: [
    'En el perfil propio y en la ficha de alguien.',
    'Con children para lo que ocupa todo el ancho debajo, como una fila de botones.',
  ],
  evitar: ['En una lista: usa PersonaCell.', 'En una pantalla que no es de nadie: usa PageHeader.'],
  anatomia: [
    ['Figura', 'De 80 px.'],
    ['Título', 'El h1: el nombre, o un saludo con él.'],
    ['Datos', 'Placa, misión y firma, en una línea que sigue en otra si no cabe.'],
    ['Debajo', 'Lo que la pantalla añada.'],
  ],
  teclado: [
    ['Lector de pantalla', 'El título, «Categoría 5», la misión y la firma. Tab no se detiene.'],
  ],
  parejas: [
    {
      si: {
        vista: <PersonaHead persona={LUZ} title="Hola, Luz_del_Alba" />,
        texto: 'De quién es la página, y en qué escalón está, sin leer nada más.',
      },
      no: {
        vista: (
          <PageHeader
            title="Perfil de usuario"
            subtitle="Usuario: Luz_del_Alba | Misión: Vigilante II | Cat.: 5 | Firma: LUZ"
          />
        ),
        texto: 'Los mismos datos en una ristra: hay que leerla entera para encontrar uno.',
      },
    },
    {
      si: {
        vista: (
          <PersonaHead
            persona={{
              ...LUZ,
              usuario: 'Ronda-Nocturna',
              mision: 'Vigilante de la barrera',
              firma: null,
              id_categoria: 9,
            }}
            title="Ronda-Nocturna"
          >
            <StateBadge tone="info">Ausente hasta el jueves</StateBadge>
          </PersonaHead>
        ),
        texto: 'Lo que pasa hoy con ella, debajo y de una vez.',
      },
      no: {
        vista: (
          <div style={{ display: 'grid', justifyItems: 'center', gap: 12 }}>
            <Avatar usuario="Ronda-Nocturna" size="huge" />
            <strong>Ronda-Nocturna</strong>
          </div>
        ),
        texto: 'Una figura enorme y centrada: empuja lo que se venía a ver y calla la misión.',
      },
    },
  ],
  props,
  ejemplo: '<PersonaHead persona={perfil} title={perfil.usuario} />',
};
