import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Chart } from './Chart';
import { Panorama } from './Panorama';
import props from './Panorama.tsx?props';

const DIAS = [0, 2, 3, 1, 0, 0, 4].map((valor, i) => ({
  dia: `2026-11-${i + 23}`,
  valor,
  texto: `${valor} ausentes`,
}));

export const docs: ComponentDocs = {
  nombre: 'Panorama de una lista',
  codigo: 'Panorama',
  para: 'En la cabeza de una lista, una imagen pequeña de cómo está lo que hay debajo: cuánto falta por hacer, o en qué días cae. La frase bajo el título dice lo mismo en palabras.',
  usar: [
    'Con partes para un todo que se reparte: cobradas y sin cobrar, con paga y sin ella.',
    'Con días para lo que viene, desde hoy: quién falta, qué termina.',
    'Con los datos que la lista ya tiene: una función pura por lista, en el dominio.',
  ],
  evitar: [
    'Si no ayuda a decidir: una lista sin nada pendiente no necesita imagen.',
    'Para días pasados o muchas semanas: usa TimeChart, con su tabla.',
    'Para comparar personas: usa Chart, que pone cada número junto a su nombre.',
  ],
  anatomia: [
    ['Barra', 'Un trozo por parte, tan ancho como su número.'],
    ['Leyenda', 'Debajo, cada parte con su número: nada depende del color.'],
    ['Columna', 'Una por día, con su número encima; lo que aún no es seguro va a rayas.'],
    ['Día', 'Debajo, la letra y el número; el de hoy, en negrita.'],
    ['Alcance', 'Si falta por cargar lo anterior, el pie lo dice: «En lo cargado».'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Oye el nombre y la leyenda, o cada día: «Hoy, lunes, 23 nov 2026: 2 ausentes».',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Panorama
            label="Cómo están las multas"
            cuadro={{
              tipo: 'partes',
              partes: [
                { texto: '13 sin cobrar', valor: 13, tono: 'pendiente' },
                { texto: '10 cobradas', valor: 10, tono: 'hecho' },
              ],
            }}
          />
        ),
        texto: 'Dos partes de un todo: se ve que falta más de la mitad.',
      },
      no: {
        vista: (
          <Panorama
            label="Quién tiene más minutos"
            cuadro={{
              tipo: 'partes',
              partes: [
                { texto: 'Oficial, 240', valor: 240, tono: 'hecho' },
                { texto: 'Agente, 90', valor: 90, tono: 'pendiente' },
              ],
            }}
          />
        ),
        texto: 'Los minutos de dos personas no son hechos y pendientes: el color miente.',
      },
    },
    {
      si: {
        vista: <Panorama label="Quién falta" cuadro={{ tipo: 'dias', dias: DIAS }} />,
        texto: 'Siete días desde hoy: se ve que el domingo faltan más.',
      },
      no: {
        vista: (
          <Chart
            label="Quién falta"
            bars={DIAS.map(({ dia, valor }) => ({ label: dia, value: valor }))}
          />
        ),
        texto: 'Para la cabeza de una lista es alto: la primera fila queda fuera de la pantalla.',
      },
    },
  ],
  props,
  ejemplo: `<Panorama
  label="Cómo están las multas"
  cuadro={panoramaMultas(multas, moneda)}
/>`,
};
