import { call } from '@garita/api-client/call';
import { formatInstant } from '@garita/domain/formato/instant';
import type { Command } from 'commander';
import { withLlamadas } from '../../acceso/llamadas';
import type { Context } from '../../Context';
import { connect } from '../../connect';
import { openCodigos } from '../../output/openCodigos';
import { toVisible } from '../../output/toVisible';
import { findId } from '../../services/usuarios/show';
import { toSentence } from '../applyCambio';
import { createCommand } from '../createCommand';
import { type DryRun, withDryRun } from '../withConfirmation';

type Flags = DryRun & { readonly codigos?: string };

export const renewCodesCommand = (context: Context): Command =>
  withLlamadas(
    withDryRun(
      createCommand(
        'renew-codes',
        'Da códigos de entrada nuevos a quienes llegaron por una lista y todavía no tienen contraseña.',
        [
          'garita usuarios renew-codes --codigos codigos.csv',
          'garita usuarios renew-codes Recluta',
        ],
      )
        .argument('[usuarios...]', 'a quiénes; si no, a todas')
        .option(
          '--codigos <fichero>',
          'dónde escribirlos (.csv, o .jsonl para un programa); si no, en la salida',
        ),
    ),
    ['pendientesAlta', 'nuevosCodigosAlta'],
  ).action(async (usuarios: string[], { codigos, dryRun }: Flags) => {
    const { api } = await connect(context);
    const ids =
      usuarios.length === 0
        ? undefined
        : await Promise.all(usuarios.map((one) => findId(api, one)));
    if (dryRun) {
      const pendientes = (await call(api, 'pendientesAlta')).filter(
        ({ id }) => ids === undefined || ids.includes(id),
      );
      for (const { usuario, mision } of pendientes)
        context.stdout.write(`${toVisible(`${usuario} (${mision})`)}\n`);
      context.stderr.write('No se ha cambiado nada.\n');
      return;
    }
    const salida = await openCodigos(context, codigos);
    const hechos = await call(api, 'nuevosCodigosAlta', ids && { usuarios: ids }).catch(
      async (error: unknown) => {
        await salida.discard();
        throw error;
      },
    );
    await salida.write(hechos.codigos);
    context.stderr.write(
      `${toSentence(hechos.msg)} Abren una vez, hasta el ${formatInstant(hechos.caduca)}; los de antes ya no.\n`,
    );
  });
