import { describeAvatar } from '@garita/domain/puerta/describeAvatar';
import { gravest, type Veredicto } from '@garita/domain/puerta/juzgar';
import { connect } from '../../connect';
import { EXIT, type ExitCode, ReportedError } from '../../errors';
import { type ListFormat, writeRows } from '../../output/writeRows';
import { lookUp } from '../../services/puerta/lookUp';
import { defineCommand } from '../defineCommand';
import { DESCRIPCIONES } from '../descripciones';
import { LIST_FORMAT } from '../sharedTakes';

/** The exit code of each verdict. Scripts rely on these numbers. */
const SALIDA: Readonly<Record<Veredicto, ExitCode>> = {
  pasa: EXIT.ok,
  no: EXIT.refused,
  visita: EXIT.refused,
  arregla: EXIT.usage,
};

/** `garita puerta` has no verb, since it only looks up names. */
export const puertaCommand = defineCommand({
  name: 'puerta',
  description: DESCRIPCIONES.puerta,
  ejemplos: ['Oficial', 'Oficial Merodeador --json'],
  notes:
    '\nTermina con 0 si todas pasan, con 1 si alguna no pasa o no consta, y con 2 si alguna tiene algo que arreglar.',
  takes: { ...LIST_FORMAT, '<nombres...>': 'los nombres de quienes están en la puerta' },
  llamadas: ['puerta', 'puertaAvatar'],
  run: async (context, nombres: readonly string[], flags: ListFormat) => {
    const miradas = await lookUp(await connect(context), nombres);
    writeRows(
      context,
      miradas,
      [
        { header: 'Nombre', value: ({ nombre }) => nombre },
        { header: 'Veredicto', value: ({ titulo }) => titulo },
        { header: 'Qué hacer', value: ({ hacer }) => hacer, isLong: true },
        {
          header: 'Avatar',
          value: ({ avatar, sinAvatar }) => (avatar ? describeAvatar(avatar) : sinAvatar),
          isMinor: true,
        },
        { header: 'Debe llevar', value: ({ persona }) => persona?.lema ?? null, isMinor: true },
      ],
      flags,
    );
    const code = SALIDA[gravest(miradas.map(({ veredicto }) => veredicto))];
    if (code !== EXIT.ok) throw new ReportedError(code);
  },
});
