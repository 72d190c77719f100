import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Accordion } from './Accordion';
import props from './Accordion.tsx?props';
import { Card } from './Card';
import { Placa } from './Placa';
import { StateBadge } from './StateBadge';

export const docs: ComponentDocs = {
  nombre: 'Acordeón',
  codigo: 'Accordion',
  para: 'Una lista de títulos que despliegan lo suyo. Deja ver de un vistazo todo lo que hay y abrir solo lo que hace falta.',
  usar: [
    'Para partes parecidas y largas de las que se consulta una: los rangos, los asistentes de permisos, las versiones de la normativa.',
    'Para lo que casi nadie necesita y no debe estorbar: los filtros de la bitácora.',
    'Con isBeside en pantallas anchas con muchos títulos: lo abierto queda al lado y la lista no se mueve.',
  ],
  evitar: [
    'Para lo que todo el mundo tiene que leer: déjalo a la vista, en una Card.',
    'Para dos o tres vistas de lo mismo entre las que se va y se viene: usa Tabs.',
    'Para filas que se ordenan y se buscan: usa DataTable, que las despliega en el teléfono.',
  ],
  anatomia: [
    ['Marco', 'Uno para todos los títulos, separados por una línea.'],
    ['Título', 'De 60 px de alto; toda la línea se pulsa.'],
    ['Marca y estado', 'Opcionales, antes (mark) y después (aside) de las palabras.'],
    ['Flecha', 'Dice si está abierto.'],
    [
      'Contenido',
      'Está en la página también cerrado: la búsqueda del navegador lo encuentra y lo abre.',
    ],
  ],
  teclado: [
    ['Tab', 'Va de título en título y pasa por lo que está abierto; lo cerrado se salta.'],
    ['Intro, Espacio', 'Abren y cierran. Al abrir uno se cierra el otro, salvo con allowsMany.'],
    [
      'Lector de pantalla',
      'Cada título es un encabezado con un botón que dice si está desplegado.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Accordion
            headingLevel={3}
            items={[
              {
                id: 'agentes',
                title: 'Agentes',
                mark: <Placa categoria={3} />,
                content: <p>Ascienden cada tres días.</p>,
              },
              {
                id: 'oficiales',
                title: 'Oficiales',
                mark: <Placa categoria={5} />,
                content: <p>Confirman tiempos y proponen ascensos.</p>,
              },
              {
                id: 'mandos',
                title: 'Supervisión',
                mark: <Placa categoria={8} />,
                content: <p>Responde a las ausencias y pone multas.</p>,
              },
            ]}
          />
        ),
        texto: 'Cada título dice qué hay dentro: se abre el que se busca y ninguno más.',
      },
      no: {
        vista: (
          <Accordion
            headingLevel={3}
            initiallyOpen={[]}
            items={[
              { id: 'info', title: 'Información', content: <p>Ascienden cada tres días.</p> },
              {
                id: 'mas',
                title: 'Más información',
                content: <p>Confirman tiempos y proponen ascensos.</p>,
              },
              {
                id: 'otros',
                title: 'Otros',
                content: <p>Responde a las ausencias y pone multas.</p>,
              },
            ]}
          />
        ),
        texto: 'Títulos que no dicen nada obligan a abrirlos todos para encontrar algo.',
      },
    },
    {
      si: {
        vista: (
          <Card
            title="Multa de 500c"
            headingLevel={3}
            aside={<StateBadge tone="caution">Pendiente</StateBadge>}
          >
            <p>Dejaste la barrera sola el domingo a las 20:00. La puso Supervisora.</p>
          </Card>
        ),
        texto: 'El motivo de una multa lo lee quien la recibe: está a la vista.',
      },
      no: {
        vista: (
          <Accordion
            headingLevel={3}
            initiallyOpen={[]}
            items={[
              {
                id: 'multa',
                title: 'Multa de 500c',
                aside: <StateBadge tone="caution">Pendiente</StateBadge>,
                content: (
                  <p>Dejaste la barrera sola el domingo a las 20:00. La puso Supervisora.</p>
                ),
              },
            ]}
          />
        ),
        texto: 'Una sola cosa, y plegada: esconde justo lo que hay que saber.',
      },
    },
  ],
  props,
  ejemplo: `<Accordion
  items={rangos.map(({ id, nombre, categoria, descripcion }) => ({
    id,
    title: nombre,
    mark: <Placa categoria={categoria} size={40} />,
    content: <p>{descripcion}</p>,
  }))}
/>`,
};
