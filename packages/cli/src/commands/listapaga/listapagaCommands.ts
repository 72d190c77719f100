import type { Command } from 'commander';
import type { Context } from '../../Context';
import { pagoTarea, sinPagarTarea } from '../../services/listapaga/pay';
import { prepareActualizar, prepareArchivar } from '../../services/listapaga/update';
import {
  applyCambio,
  applyDefinitivo,
  type CambioFlags,
  withCambio,
  withDefinitivo,
} from '../applyCambio';
import { createCommand } from '../createCommand';
import { DESCRIPCIONES } from '../descripciones';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';
import { showCommand } from './show';

const updateCommand = (context: Context): Command =>
  withCambio(
    createCommand(
      'update',
      'Rehace las filas sin pagar con lo que se debe a cada persona; las pagadas se quedan como están.',
      ['garita listapaga update', 'garita listapaga update --dry-run'],
    ),
  ).action(async (flags: CambioFlags) => applyCambio(context, flags, prepareActualizar));

const payCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'pay',
      'Marca como pagada la paga de una persona, por lo que vale ahora, y como cobradas las multas que se le descuentan.',
      ['garita listapaga pay Recluta Cabo', 'garita listapaga pay --archivo pagados.csv --dry-run'],
    ).argument('[usuarios...]', 'de quiénes: sus nombres o sus números'),
    pagoTarea,
  ).action(async (usuarios: string[], flags: LoteFlags) =>
    runPersonas(context, pagoTarea, { flags, usuarios, campos: {} }),
  );

const unpayCommand = (context: Context): Command =>
  withLote(
    createCommand(
      'unpay',
      'Marca como no pagada la última paga de una persona, y como no cobradas las multas que se le descontaron.',
      ['garita listapaga unpay Recluta Cabo', 'garita listapaga unpay Recluta --dry-run'],
    ).argument('[usuarios...]', 'de quiénes: sus nombres o sus números'),
    sinPagarTarea,
  ).action(async (usuarios: string[], flags: LoteFlags) =>
    runPersonas(context, sinPagarTarea, { flags, usuarios, campos: {} }),
  );

const resetCommand = (context: Context): Command =>
  withDefinitivo(
    createCommand(
      'reset',
      'Reinicia la lista de paga: archiva sus filas, que se pueden seguir viendo por fechas. Pide escribir su nombre.',
      ['garita listapaga reset --dry-run', 'garita listapaga reset'],
    ),
  ).action(async (flags: CambioFlags) => applyDefinitivo(context, flags, prepareArchivar));

/** `garita listapaga …` */
export const listapagaCommands = (context: Context): Command =>
  createCommand('listapaga', DESCRIPCIONES.listapaga, [
    'garita listapaga show',
    'garita listapaga pay Recluta',
  ])
    .addCommand(showCommand(context))
    .addCommand(updateCommand(context))
    .addCommand(payCommand(context))
    .addCommand(unpayCommand(context))
    .addCommand(resetCommand(context));
