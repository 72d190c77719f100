import type { Guion } from '../Guion';

const aceptada = ['aceptada', 'Gerente'] as const;
const cancelada = ['cancelada', 'Gerente'] as const;

export const AUSENCIAS: Guion['ausencias'] = [
  ['Trueno_Azul', 'Operación de rodilla', -29, -21, 40, aceptada],
  ['Lobo.Gris', 'Visita familiar', -26, -22, 30, aceptada, -24],
  ['Beltrán-X', 'Torneo de otra agencia', -23, -22, 28, cancelada],
  ['Marta-VZ', 'Mudanza', -21, -19, 60, aceptada],
  ['Agente', 'No me apetece', -20, -19, 30, cancelada],
  ['Pizarra', 'Examen de conducir', -18, -18, 33, aceptada],
  [
    'PatrullaNorte',
    'Viaje de trabajo, sin conexión por las noches',
    -17,
    -14,
    45,
    ['aceptada', 'Fundadora'],
  ],
  ['Peñalara', 'Gripe', -13, -11, 5, aceptada],
  ['Hiedra', 'Fiesta mayor de mi pueblo', -12, -11, 40, aceptada],
  ['Cabo', 'Descanso', -10, -10, 26, cancelada],
  ['Sra.Quintana', 'Vacaciones', -9, -6, 70, ['aceptada', 'Fundadora']],
  ['Jinete_Z', 'Concierto en otra ciudad', -5, -5, 44, ['cancelada', 'propia']],
  ['Óscar.M', 'Gripe', -4, -2, 8, aceptada],
  ['Álvaro.Ruiz', 'Vacaciones', -2, 8, 50, ['aceptada', 'Fundadora']],
  ['CaféConLeche', 'Sin internet en casa hasta que venga el técnico', -1, 2, 6, aceptada],
  ['Oficial', 'Exámenes finales', 2, 6, 90, aceptada],
  ['Galgo-22', 'Mudanza', 12, 14, 330, aceptada],
  [
    'Vigía.Sur',
    'Viaje de estudios. Vuelvo el domingo por la noche; si hay reunión, contad conmigo para votar por mensaje.',
    9,
    15,
    240,
    null,
  ],
  ['Capi.Ñandú', 'Me cambian el turno en el trabajo y esa semana salgo tarde.', 3, 7, 76, null],
  ['Supervisora', 'Boda de mi hermana', 5, 6, 123, null],
  ['Roble.Alto', 'Campamento sin cobertura', 4, 5, 108, null],
];
