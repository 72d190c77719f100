import { POLICIA } from '@garita/server/src/modules/rangos/escalafon/policia';
import { CUENTAS, FIRMA_DESDE } from '../../personas';
import type { Guion } from '../Guion';
import { AUSENCIAS } from './ausencias';
import { DEGRADOS, DESPIDOS } from './carrera';
import { CASAS, PERMITIDOS } from './casas';
import { EXTERNOS, MEMBRESIAS, MULTAS } from './dinero';
import { ABIERTOS, CUENTA, NOMBRES, PAPELES } from './gente';
import { MENSAJES } from './mensajes';
import { CAMBIADOS, DECLINADOS, PENDIENTES } from './nombres';
import { AJUSTES, DESCUENTOS, EXCEPCIONES } from './permisos';
import { DENTRO, OLVIDADO, SALIDA, TURNOS } from './turnos';
import { VETOS } from './vetos';

export const GARITA: Guion = {
  agencia: { nombre: 'Agencia Garita', siglas: 'GAR', zona: 'America/Mexico_City' },
  decisiones: null,
  firmaDesde: FIRMA_DESDE,
  escalafon: POLICIA,
  apagadas: [],
  // The demo's service shows the second badge at each avatar, and the first at none (openPerfiles.ts).
  placasAvatar: [
    [4, 'GAR04'],
    [5, 'GAR05'],
  ],
  membresias: MEMBRESIAS,
  cuentas: CUENTAS,
  oficios: {
    duenia: 'Fundadora',
    gerente: 'Gerente',
    supervisora: 'Supervisora',
    oficial: 'Oficial',
    degradada: 'Agente',
    aspirante: 'Cabo',
    expulsada: 'Expulsado',
  },
  cuenta: CUENTA,
  papeles: PAPELES,
  nombres: NOMBRES,
  viva: 68,
  abiertos: { usuarios: ABIERTOS, tope: [4, 2] },
  cambiados: CAMBIADOS,
  pendientes: PENDIENTES,
  declinados: DECLINADOS,
  casas: CASAS,
  permitidos: PERMITIDOS,
  visita: 'Yerbabuena',
  excepciones: EXCEPCIONES,
  descuentos: DESCUENTOS,
  ajustes: AJUSTES,
  degrados: DEGRADOS,
  ultimoDegrado: 'Agente I',
  despidos: DESPIDOS,
  vetos: VETOS,
  ausencias: AUSENCIAS,
  turnos: TURNOS,
  olvidado: OLVIDADO,
  salida: SALIDA,
  dentro: DENTRO,
  mensajes: MENSAJES,
  multas: MULTAS,
  externos: EXTERNOS,
};
