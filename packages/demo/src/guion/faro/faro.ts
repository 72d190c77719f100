import type { Guion } from '../Guion';
import { EMBLEMA } from './emblema';
import { APAGADAS, GUARDACOSTAS } from './escalafon';
import { ABIERTOS, CUENTA, CUENTAS, NOMBRES, PAPELES } from './gente';
import { NORMATIVA } from './normativa';
import {
  AJUSTES,
  AUSENCIAS,
  CAMBIADOS,
  CASAS,
  DECLINADOS,
  DEGRADOS,
  DENTRO,
  DESCUENTOS,
  DESPIDOS,
  EXCEPCIONES,
  EXTERNOS,
  MENSAJES,
  MULTAS,
  OLVIDADO,
  PENDIENTES,
  TURNOS,
  VETOS,
} from './sucesos';

/**
 * A coast guard with 28 people and eight levels. Its settings differ from the defaults, which the
 * agency `garita` keeps.
 */
export const FARO: Guion = {
  agencia: { nombre: 'Faro', siglas: 'FAR', zona: 'Europe/Madrid' },
  decisiones: {
    cara: {
      lema: 'Nadie se queda en el mar',
      color: '#1c6f9e',
      cartel:
        'Guardacostas del hotel: vigilamos la bahía, sacamos botes del agua y enseñamos el oficio desde el primer día.',
      bloques: ['horas', 'membresias', 'empleados', 'administracion'],
    },
    emblema: EMBLEMA,
    moneda: { nombre: 'concha', plural: 'conchas', corta: 'cn' },
    paga: { dia: 5, hora: 20, minuto: 0 },
    normativa: NORMATIVA,
  },
  firmaDesde: 5,
  escalafon: GUARDACOSTAS,
  apagadas: APAGADAS,
  placasAvatar: [],
  membresias: [
    {
      nombre: 'Pasaje diario',
      precio: 30,
      vip: false,
      perma: false,
      image: '/iconos/ancla.svg',
      details: 'Una vuelta en la lancha cada día, y los requisitos de la paga a la mitad.',
      reduccion: true,
    },
    {
      nombre: 'Camarote propio',
      precio: 55,
      vip: true,
      perma: false,
      image: '/iconos/llave.svg',
      details: 'Camarote con vistas al faro y uniforme de gala.',
      reduccion: false,
    },
  ],
  cuentas: CUENTAS,
  oficios: {
    duenia: 'Farera',
    gerente: 'Comandante',
    supervisora: 'Capitana',
    oficial: 'Contramaestre',
    degradada: 'Vigía',
    aspirante: 'Patrona',
    expulsada: 'Náufrago',
  },
  cuenta: CUENTA,
  papeles: PAPELES,
  nombres: NOMBRES,
  viva: 28,
  abiertos: { usuarios: ABIERTOS, tope: [2, 2] },
  cambiados: CAMBIADOS,
  pendientes: PENDIENTES,
  declinados: DECLINADOS,
  casas: CASAS,
  permitidos: ['Nácar'],
  visita: null,
  excepciones: EXCEPCIONES,
  descuentos: DESCUENTOS,
  ajustes: AJUSTES,
  degrados: DEGRADOS,
  ultimoDegrado: 'Vigía I',
  despidos: DESPIDOS,
  vetos: VETOS,
  ausencias: AUSENCIAS,
  turnos: TURNOS,
  olvidado: OLVIDADO,
  dentro: DENTRO,
  mensajes: MENSAJES,
  multas: MULTAS,
  externos: EXTERNOS,
};
