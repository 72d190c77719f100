import type { Command } from 'commander';
import type { Context } from '../../Context';
import { type AccionSimple, createActoTarea } from '../../services/tiempos/act';
import { ajusteTarea } from '../../services/tiempos/adjust';
import { aperturaTarea } from '../../services/tiempos/open';
import { createCommand } from '../createCommand';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

/** A command that does one thing to the open sessions of the people who are named. */
function createActoCommand(
  context: Context,
  name: string,
  description: string,
  accion: AccionSimple,
): Command {
  const tarea = createActoTarea(accion);
  return withLote(
    createCommand(name, description, [
      `garita tiempos ${name} Recluta Cabo`,
      `garita tiempos ${name} --archivo gente.csv --dry-run`,
    ]).argument('[usuarios...]', 'de quiénes es el tiempo: sus nombres o sus números'),
    tarea,
  ).action(async (usuarios: string[], flags: LoteFlags) =>
    runPersonas(context, tarea, {
      flags,
      usuarios,
      campos: {},
      isDefinitivo: accion === 'confirmar' || accion === 'cancelar',
    }),
  );
}

export const openCommand = (context: Context): Command =>
  withLote(
    createCommand('open', 'Abre un tiempo a una persona, a tu cargo.', [
      'garita tiempos open Recluta Cabo',
      'garita tiempos open Recluta --sin-encargado',
    ])
      .argument('[usuarios...]', 'a quiénes: sus nombres o sus números')
      .option('--sin-encargado', 'nadie lo lleva todavía'),
    aperturaTarea,
  ).action(
    async (
      usuarios: string[],
      { sinEncargado, ...flags }: LoteFlags & { readonly sinEncargado?: true },
    ) =>
      runPersonas(context, aperturaTarea, {
        flags,
        usuarios,
        campos: { sinEncargado: sinEncargado ? 'sí' : undefined },
      }),
  );

export const adjustCommand = (context: Context): Command =>
  withLote(
    createCommand('adjust', 'Suma minutos a un tiempo abierto, o los resta.', [
      'garita tiempos adjust Recluta --minutos 5',
      'garita tiempos adjust Recluta --minutos -5 --dry-run',
    ])
      .argument('[usuarios...]', 'de quiénes es el tiempo: sus nombres o sus números')
      .option('--minutos <número>', 'cuántos: con - se restan'),
    ajusteTarea,
  ).action(
    async (usuarios: string[], { minutos, ...flags }: LoteFlags & { readonly minutos?: string }) =>
      runPersonas(context, ajusteTarea, { flags, usuarios, campos: { minutos } }),
  );

/** What can be done to a session that is open. */
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
