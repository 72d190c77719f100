import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Stack } from './layout';
import { ProgressBar } from './ProgressBar';
import props from './ProgressBar.tsx?props';
import { Spinner } from './Spinner';

export const docs: ComponentDocs = {
  nombre: 'Barra de progreso',
  codigo: 'ProgressBar',
  para: 'Cuánto se lleva de algo que tiene un final conocido: asistencias para la paga, minutos para la boni, firmas de una normativa.',
  usar: [
    'Cuando hay una cantidad que alcanzar: «12 de 20».',
    'Con valueLabel cuando las cifras solas no dicen la unidad: «3h 20m de 10h».',
    'Varias juntas, una debajo de otra, cuando cuentan para lo mismo.',
  ],
  evitar: [
    'Mientras algo tarda y no se sabe cuánto: usa Spinner, o un esqueleto si lo que falta es una lista.',
    'Para comparar personas o semanas: usa Chart.',
  ],
  anatomia: [
    ['Nombre', 'Qué se alcanza, a la izquierda.'],
    [
      'Cuánto',
      'Lo que hay y lo que se pide, a la derecha; al cumplirse, en verde y con una marca.',
    ],
    [
      'Barra',
      'Lo mismo, para el ojo. Lo que pasa de la meta no la desborda, y su número se conserva.',
    ],
  ],
  teclado: [
    [
      'Lector de pantalla',
      '«Asistencias, 12 de 20»: oye las palabras, no un porcentaje. Nadie la maneja, así que Tab no se detiene.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Stack $gap={4}>
            <ProgressBar label="Asistencias" value={12} max={20} />
            <ProgressBar label="Tiempo" value={600} max={600} valueLabel="10h de 10h" />
          </Stack>
        ),
        texto: 'Qué falta y en qué unidad; lo cumplido se ve por la marca, no solo por el color.',
      },
      no: {
        vista: (
          <Stack $gap={4}>
            <ProgressBar label="Requisito 1" value={12} max={20} valueLabel="60 %" />
            <ProgressBar label="Requisito 2" value={20} max={20} valueLabel="100 %" />
          </Stack>
        ),
        texto: 'Un porcentaje de algo sin nombre: nadie sabe cuántas asistencias le faltan.',
      },
    },
    {
      si: {
        vista: <Spinner label="Comprobando la lista" />,
        texto: 'No se sabe cuánto falta: una rueda no promete nada.',
      },
      no: {
        vista: <ProgressBar label="Comprobando la lista" value={99} max={100} valueLabel="99 %" />,
        texto: 'Un 99 % inventado que no se mueve: la barra solo mide lo que se puede contar.',
      },
    },
  ],
  props,
  ejemplo: '<ProgressBar label="Tiempo" value={200} max={600} valueLabel="3h 20m de 10h" />',
};
