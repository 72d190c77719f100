import type { Guion } from '../Guion';

export const MEMBRESIAS: Guion['membresias'] = [
  {
    nombre: 'VIP',
    precio: 40,
    vip: true,
    perma: false,
    image: '',
    details: 'Uniforme propio y sala reservada.',
    reduccion: false,
  },
  {
    nombre: 'Media jornada',
    precio: 25,
    vip: false,
    perma: false,
    image: '',
    details: 'Los requisitos de la nómina, a la mitad.',
    reduccion: true,
  },
  {
    nombre: 'Fundadores',
    precio: 150,
    vip: true,
    perma: true,
    image: '',
    details: 'Para siempre, con placa en la entrada.',
    reduccion: false,
  },
];

export const MULTAS: Guion['multas'] = [
  ['Perfil privado', 5],
  ['Preguntas repetidas en la radio tras el aviso', 5],
  [
    'Abandonó la barrera a mitad de turno y no avisó a quien quedaba al cargo. Era la segunda vez en la semana.',
    15,
  ],
  ['Primer aviso: uniforme incompleto', 0],
  ['Insultos en el canal general', 25],
  ['Dejó sin responder tres solicitudes', 5],
  ['Faltó a la reunión sin avisar', 5],
  ['Ascenso fuera de plazo', 15],
  ['Publicidad de otra agencia', 25],
  ['Segundo aviso: habla por la radio fuera de turno', 0],
];

export const EXTERNOS = [
  'Visitante.Ilustre',
  'Alcaldesa_Remedios',
  'DonCosme',
  'La-Embajada',
  'Mecenas77',
];
