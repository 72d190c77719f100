import type { Guion } from '../Guion';

export const DEGRADOS: Guion['degrados'] = [
  [27.3, 1, 'Ausencia sin avisar', 'Gerente'],
  [24.6, 2, 'Falta grave (M.G): ascendió a dos personas sin examen.', 'Gerente'],
  [22.1, 1, 'A petición propia: no tiene tiempo para más.', 'Fundadora'],
  [19.4, 1, 'No respondió en tres pases de lista seguidos.', 'Sra.Quintana'],
  [
    17.2,
    3,
    'Abandonó la puerta norte en plena noche y dejó la barrera levantada; es la segunda vez este mes.',
    'Gerente',
  ],
  [14.5, 1, 'Ausencia sin avisar', 'Gerente'],
  [12.8, 1, 'Dejó pasar a quien estaba en la lista negra.', 'Sra.Quintana'],
  [10.3, 2, 'Falta grave (M.G): repartió ascensos entre amistades.', 'Fundadora'],
  [5.7, 1, 'No respondió en tres pases de lista seguidos.', 'Gerente'],
  [3.6, 1, 'Ausencia sin avisar', 'Sra.Quintana'],
  [1.9, 1, 'A petición propia: exámenes.', 'Gerente'],
];

export const DESPIDOS: Guion['despidos'] = [
  ['Naranja_C', 28.4, 'Inactividad', null, 3.2],
  ['Tejón-4', 26.2, 'Insultos en el canal de la agencia', 'Gerente', 6.1],
  [
    'Olivo-77',
    23.8,
    'Compartir la clave de su cuenta con otra persona, después de dos avisos.',
    'Gerente',
    null,
  ],
  [
    'Linterna-9',
    20.7,
    'A petición propia, por estudios. Puede volver cuando quiera.',
    'Fundadora',
    8.4,
  ],
  ['Expulsado', 16.3, 'Inactividad', null, 3.1],
  [
    'Sirena_Azul',
    15.1,
    'Falta grave (M.G): dejó su puesto durante un pase de lista y no volvió.',
    'Gerente',
    null,
  ],
  ['Dálmata10', 12.4, 'Inactividad', null, null],
  ['Unamuno.M', 9.6, 'Se fue a otra agencia.', 'Fundadora', null],
  ['Xochitl_R', 7.2, 'Publicidad de otra agencia, tercera vez.', 'Gerente', null],
  ['Señor_Búho', 5.3, 'A petición propia.', 'Gerente', 2.6],
  [
    'Expulsado',
    3.1,
    'Compartir la clave de su cuenta con otra persona, después de dos avisos.',
    'Gerente',
    null,
  ],
  ['Kilómetro0', 1.4, 'Inactividad', null, null],
];
