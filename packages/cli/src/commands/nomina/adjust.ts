import type { Command } from 'commander';
import type { Context } from '../../Context';
import { ajusteTarea } from '../../services/nomina/adjust';
import { createBulkCommand } from '../createBulkCommand';

export const adjustCommand = (context: Context): Command =>
  createBulkCommand(context, ajusteTarea, {
    description: 'Suma o resta a lo que una persona lleva en la nómina abierta.',
    ejemplos: [
      'garita nomina adjust Recluta --minutos 30 --motivo "La red cayó con su tiempo abierto"',
      'garita nomina adjust Recluta --asistencias -1',
      'garita nomina adjust --archivo ajustes.csv --dry-run',
    ],
    takes: {
      '[usuarios...]': 'a quiénes: sus nombres o sus números',
      '--ascensos <número>': 'ascensos que sumar; si es negativo, que restar',
      '--asistencias <número>': 'asistencias, del mismo modo',
      '--minutos <número>': 'minutos de tiempo, del mismo modo',
      '--motivo <texto>': 'por qué; queda en la anotación',
    },
  });
