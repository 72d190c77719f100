export const PAGA = {
  guardada: 'Paga guardada',
  diaInvalido: 'Elige un día de la semana',
  horaInvalida: 'Elige una hora entre las 00 y las 23',
  minutoInvalido: 'Elige un minuto entre 0 y 59',
  recordatorioInvalido: 'El recordatorio va entre 1 y 72 horas antes',
  monedaVacia: 'Escribe cómo se llama',
  monedaLarga: 'Puede tener hasta 24 letras y espacios',
  cortaVacia: 'Escribe su forma corta',
  cortaLarga: 'De 1 a 5 letras o signos, sin cifras ni espacios',
} as const;
