import type { Command } from 'commander';
import type { Context } from '../../Context';
import { ajusteTarea } from '../../services/nomina/adjust';
import { createCommand } from '../createCommand';
import type { LoteFlags } from '../runLote';
import { runPersonas, withLote } from '../withLote';

type Flags = LoteFlags & {
  readonly ascensos?: string;
  readonly asistencias?: string;
  readonly minutos?: string;
  readonly motivo?: string;
};

export const adjustCommand = (context: Context): Command =>
  withLote(
    createCommand('adjust', 'Suma o resta a lo que una persona lleva en la nómina abierta.', [
      'garita nomina adjust Recluta --minutos 30 --motivo "La red cayó con su tiempo abierto"',
      'garita nomina adjust Recluta --asistencias -1',
      'garita nomina adjust --archivo ajustes.csv --dry-run',
    ])
      .argument('[usuarios...]', 'a quiénes: sus nombres o sus números')
      .option('--ascensos <número>', 'ascensos que sumar; si es negativo, que restar')
      .option('--asistencias <número>', 'asistencias, del mismo modo')
      .option('--minutos <número>', 'minutos de tiempo, del mismo modo')
      .option('--motivo <texto>', 'por qué; queda en la anotación'),
    ajusteTarea,
  ).action(
    async (usuarios: string[], { ascensos, asistencias, minutos, motivo, ...flags }: Flags) =>
      runPersonas(context, ajusteTarea, {
        flags,
        usuarios,
        campos: { ascensos, asistencias, minutos, motivo },
      }),
  );
