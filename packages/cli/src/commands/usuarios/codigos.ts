import { call } from '@garita/api-client/call';
import { formatInstant } from '@garita/domain/formato/instant';
import { connect } from '../../connect';
import { openCodigos } from '../../output/openCodigos';
import { toVisible } from '../../output/toVisible';
import { findId } from '../../services/usuarios/show';
import { toSentence } from '../applyCambio';
import { defineCommand } from '../defineCommand';
import { DRY_RUN, type DryRun } from '../sharedTakes';

type Flags = DryRun & { readonly codigos?: string };

export const renewCodesCommand = defineCommand({
  name: 'renew-codes',
  description:
    'Da códigos de entrada nuevos a quienes llegaron por una lista y todavía no tienen contraseña.',
  ejemplos: ['--codigos codigos.csv', 'Recluta'],
  takes: {
    '[usuarios...]': 'a quiénes; si no, a todas',
    '--codigos <fichero>':
      'dónde escribirlos (.csv, o .jsonl para un programa); si no, en la salida',
    ...DRY_RUN,
  },
  llamadas: ['pendientesAlta', 'nuevosCodigosAlta'],
  run: async (context, usuarios: string[], { codigos, dryRun }: Flags) => {
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
  },
});
