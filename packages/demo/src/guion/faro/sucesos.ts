import type { Guion } from '../Guion';

export const CAMBIADOS: Guion['cambiados'] = [
  ['Lobo.De.Mar', 'Lobezno', 28.4],
  ['Caracola', 'Concha_2009', 16.2],
  ['Nácar', 'Nacarada', 6.3],
];
export const PENDIENTES: Guion['pendientes'] = [
  ['Salitre', 'Sal-y-Sol', 0.3],
  ['Patrona', 'Patrona.Mayor', 2.2],
];
export const DECLINADOS: Guion['declinados'] = [
  ['Vigía', 'Vigía007', 9.4],
  ['Albatros-5', 'Almirante', 4.1],
];

export const CASAS: Guion['casas'] = [
  ['Caracola', 'Nácar'],
  ['Náufrago', 'Rompeolas'],
];

export const EXCEPCIONES: Guion['excepciones'] = [
  [8, ['pag', 'ldp'], 'Farera', 33.2],
  [6, ['epm', 'adm'], 'Comandante', 24.1],
  [5, ['mem', 'mis', 'adm'], 'Comandante', 16.4],
  [3, ['tt'], 'Comandante', 8.6],
];
export const DESCUENTOS: Guion['descuentos'] = [
  ['PUERTO', 10, 'Comandante', 37],
  ['BARLOVENTO', 15, 'Comandante', 29, 15],
  ['MareaAlta', 20, 'Comandante', 24],
  ['LunaLlena', 25, 'Farera', 9],
];
export const AJUSTES: Guion['ajustes'] = [
  ['ascenso', 1, 'Capitana', 6, 'Ascendió por la radio, sin el portal'],
  ['minutos', 45, 'Comandante', 30],
  ['minutos', -15, 'Comandante', 76, 'Atracó antes del relevo'],
  ['asistencia', 1, 'Capitana', 150],
  ['minutos', 60, 'Comandante', 390, 'Cubrió el temporal de madrugada'],
];

export const VETOS: Guion['vetos'] = [
  ['Pirata_X', 'Se llevó el bote de guardia.', 'Comandante', 21.2, null],
  ['Sirena.7', 'Engaña a las visitas en el muelle.', 'Farera', 9.8, 45],
  ['Naufrag0', 'Es Náufrago con otra cuenta.', 'Farera', 3.4, null],
];
export const DEGRADOS: Guion['degrados'] = [
  [22.1, 1, 'Dejó el bote sin amarrar.', 'Comandante'],
  [12.8, 1, 'No respondió en tres pases de lista seguidos.', 'Comandante'],
  [5.7, 1, 'Apagó la luz del faro para dormir.', 'Farera'],
];
export const DESPIDOS: Guion['despidos'] = [
  ['Tormenta.X', 24.2, 'Inactividad', null, 5.1],
  ['Náufrago', 16.3, 'Inactividad', null, 3.1],
  ['Rompeolas', 13.8, 'Insultos por la radio', 'Comandante', null],
  [
    'Polizón_3',
    7.2,
    'A petición propia, por estudios. Puede volver cuando quiera.',
    'Farera',
    null,
  ],
  ['Náufrago', 3.1, 'Prestó su cuenta a otra persona, después de dos avisos.', 'Comandante', null],
];

export const AUSENCIAS: Guion['ausencias'] = [
  ['Lobo.De.Mar', 'Reparación del velero', -24, -20, 40, ['aceptada', 'Comandante']],
  ['Vigía', 'Mareo', -15, -14, 20, ['cancelada', 'Comandante']],
  ['Marejada', 'Regata', -9, -6, 70, ['aceptada', 'Farera']],
  ['Salitre', 'Gripe', -1, 2, 6, ['aceptada', 'Comandante']],
  ['Contramaestre', 'Curso de salvamento', 3, 6, 90, ['aceptada', 'Farera']],
  ['Brisa.Norte', 'Travesía a la isla', 4, 8, 76, null],
];

// biome-ignore format: a script reads better with an act a line
export const TURNOS: Guion['turnos'] = [
  { usuario: 'Pleamar', abierto: 96, por: 'Capitana', suya: true, actos: [[60, 'pausado', 'Capitana'], [48, 'reanudado', 'Contramaestre']] },
  { usuario: 'Bajamar', abierto: 61, por: 'Contramaestre', suya: true, actos: [[20, 'ajustado', 'Capitana', 10]] },
  { usuario: 'Ancla-9', abierto: 34, por: 'Capitana', suya: false, actos: [[9, 'pausado', 'Contramaestre']] },
  { usuario: 'Sextante', abierto: 12, por: 'Contramaestre', suya: true, actos: [] },
];
export const OLVIDADO: Guion['olvidado'] = { usuario: 'Boya_Roja', hace: 17 * 60 + 10 };
export const DENTRO: Guion['dentro'] = [
  ['Contramaestre', 420, 290],
  ['Capitana', 330, 201],
  ['Contramaestre', 214, null],
  ['Capitana', 151, null],
];

export const MENSAJES: Guion['mensajes'] = [
  ['Capitana', 'Mar en calma. Pase de lista al anochecer'],
  ['Contramaestre', 'En el muelle, con el bote listo'],
  ['Comandante', 'El viernes se paga: revisad vuestras horas'],
  [null, 'Niebla en la bocana, id despacio'],
  [null, '¿Quién cubre la guardia de medianoche?'],
  [null, 'He visto delfines desde la torre'],
  [null, 'Busco relevo para el sábado'],
  [null, 'Café recién hecho en la garita del muelle'],
  [null, 'Examen de patrón el lunes, deseadme suerte'],
  [null, 'La sirena ya no chirría'],
  [null, 'Hoy formo a los grumetes'],
  [null, 'Se ha encontrado una gorra junto al faro'],
  [null, 'Primera semana con firma'],
  [null, 'Vuelvo con la marea'],
];

export const MULTAS: Guion['multas'] = [
  ['Radio abierta sin necesidad', 4],
  ['Abandonó la torre a mitad de guardia', 12],
  ['Primer aviso: uniforme incompleto', 0],
  ['Insultos por la radio', 20],
  ['Bote sin amarrar', 8],
  ['Faltó al simulacro sin avisar', 4],
  ['Segundo aviso: llega tarde al relevo', 0],
];
export const EXTERNOS = ['Pescadora_Inés', 'DonVelero', 'Cofradía', 'LaNaviera', 'Turista-88'];
