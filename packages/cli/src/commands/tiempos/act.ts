import type { Command } from 'commander';
import type { Context } from '../../Context';
import { type AccionSimple, createActoTarea } from '../../services/tiempos/act';
import { ajusteTarea } from '../../services/tiempos/adjust';
import { aperturaTarea } from '../../services/tiempos/open';
import { createBulkCommand } from '../createBulkCommand';

function createActoCommand(
  context: Context,
  name: string,
  description: string,
  accion: AccionSimple,
): Command {
  const tarea = createActoTarea(accion);
  return createBulkCommand(context, tarea, {
    description,
    ejemplos: [
      `garita tiempos ${name} Recluta Cabo`,
      `garita tiempos ${name} --archivo gente.csv --dry-run`,
    ],
    takes: { '[usuarios...]': 'de quiénes es el tiempo: sus nombres o sus números' },
    isDefinitivo: accion === 'confirmar' || accion === 'cancelar',
  });
}

export const openCommand = (context: Context): Command =>
  createBulkCommand(context, aperturaTarea, {
    description: 'Abre un tiempo a una persona, a tu cargo.',
    ejemplos: ['garita tiempos open Recluta Cabo', 'garita tiempos open Recluta --sin-encargado'],
    takes: {
      '[usuarios...]': 'a quiénes: sus nombres o sus números',
      '--sin-encargado': 'nadie lo lleva todavía',
    },
  });

export const adjustCommand = (context: Context): Command =>
  createBulkCommand(context, ajusteTarea, {
    description: 'Suma minutos a un tiempo abierto, o los resta.',
    ejemplos: [
      'garita tiempos adjust Recluta --minutos 5',
      'garita tiempos adjust Recluta --minutos -5 --dry-run',
    ],
    takes: {
      '[usuarios...]': 'de quiénes es el tiempo: sus nombres o sus números',
      '--minutos <número>': 'cuántos: con - se restan',
    },
  });

export const actoCommands = (context: Context): readonly Command[] => [
  createActoCommand(
    context,
    'link',
    'Te pone como encargado de un tiempo que no lo tiene.',
    'ligar',
  ),
  createActoCommand(context, 'unlink', 'Deja un tiempo sin encargado.', 'desligar'),
  createActoCommand(context, 'pause', 'Pausa un tiempo.', 'pausar'),
  createActoCommand(context, 'resume', 'Reanuda un tiempo pausado.', 'despausar'),
  createActoCommand(
    context,
    'confirm',
    'Cierra un tiempo y abona sus minutos. Pide escribir el nombre.',
    'confirmar',
  ),
  createActoCommand(
    context,
    'cancel',
    'Cierra un tiempo sin abonar nada. Pide escribir el nombre.',
    'cancelar',
  ),
];
