import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Figures } from './Figures';
import props from './Figures.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Cifras',
  codigo: 'Figures',
  para: 'Dos, tres o cuatro cifras con su nombre, juntas, para decidir de un vistazo: lo que cuesta, lo que queda, lo que se lleva.',
  usar: [
    'Encima de una lista, para su total: «Por pagar 48.200 c».',
    'Junto al botón de un formulario, para lo que va a costar (summary de FormDialog).',
  ],
  evitar: [
    'Para muchas cifras o para compararlas por filas: usa PlainTable.',
    'Para ver cómo cambia algo en el tiempo: usa Chart.',
    'Para lo que se lleva de una meta: usa ProgressBar.',
  ],
  anatomia: [
    ['Nombre', 'Encima, pequeño.'],
    ['Cifra', 'Con su unidad y sus puntos de millar; todas a la misma altura.'],
    ['Fondo', 'Hundido: se lee, no se pulsa.'],
  ],
  teclado: [['Lector de pantalla', 'Cada nombre con su cifra (dl). Tab no se detiene.']],
  parejas: [
    {
      si: {
        vista: (
          <Figures
            figures={[
              ['Por pagar', '48.200 c'],
              ['Pagadas', '31 de 42'],
              ['Multas', '1.500 c'],
            ]}
          />
        ),
        texto: 'Tres cifras con unidad, las que ayudan a decidir.',
      },
      no: {
        vista: (
          <Figures
            figures={[
              ['Total', '48200'],
              ['Nº', '31'],
              ['Media', '1554,838'],
              ['Máx.', '4200'],
              ['Mín.', '0'],
              ['Desv.', '812,11'],
            ]}
          />
        ),
        texto:
          'Sin unidades y con decimales de créditos que no existen: seis cifras para no decidir nada.',
      },
    },
    {
      si: {
        vista: (
          <Figures
            figures={[
              ['Precio', '12.500 c'],
              ['Te quedan por entregar', '37.500 c'],
            ]}
          />
        ),
        texto: 'Lo que cuesta y en qué deja: junto al botón de vender.',
      },
      no: {
        vista: <Figures figures={[['Estado', 'Vendida a Luz_del_Alba el sábado por la tarde']]} />,
        texto: 'Una frase no es una cifra: aquí grita y se parte.',
      },
    },
  ],
  props,
  ejemplo: `<Figures
  figures={[
    ['Por pagar', formatCredits(total)],
    ['Multas', formatCredits(multas)],
  ]}
/>`,
};
