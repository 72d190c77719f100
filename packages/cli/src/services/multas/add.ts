import { formatCredits } from '@garita/domain/formato/credits';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { multaRules } from '@garita/domain/multas/multa.rules';
import { toSend } from '../../cambio/toSend';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { LARGO, parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

interface OrdenMulta {
  /** A name or an id, as typed. */
  readonly usuario: string;
  readonly motivo: string;
  readonly creditos: number;
}

export const multaTarea: Tarea<'usuario' | 'motivo' | 'creditos', OrdenMulta> = {
  columnas: {
    usuario: { header: 'Usuario' },
    motivo: { header: 'Motivo', flag: '--motivo' },
    creditos: {
      header: 'Créditos',
      flag: '--creditos',
      isOptional: true,
      // The header of an exported list is the agency's currency.
      otros: (moneda) => [tituloMoneda(moneda)],
    },
  },
  nombre: ['multa', 'multas'],
  acto: 'multas add',
  parse: (campos, nombres, moneda) => {
    const [usuario, motivo] = [
      parseTexto(campos.usuario, nombres.usuario),
      parseTexto(campos.motivo, nombres.motivo, LARGO.texto),
    ];
    const creditos =
      campos.creditos === '' ? 0 : parseEntero(campos.creditos, nombres.creditos, 1_000_000_000);
    // The person is looked up later; 0 only passes the rule that one is given.
    checkRules(multaRules(moneda), { usuario: 0, motivo, creditos }, nombres);
    return { usuario, motivo, creditos };
  },
  open: async (connection, ordenes) => {
    const nombres = ordenes.map(({ usuario }) => usuario);
    const { yo, find } = await readDirectorio(connection, nombres);
    return ({ usuario, motivo, creditos }) => {
      const target = find(usuario);
      checkAccess(yo, 'sendMulta', { target });
      return {
        descripcion: `Multa de ${formatCredits(creditos, connection.moneda)} a ${target.usuario}: «${motivo}»`,
        confirmacion: target.usuario,
        turno: String(target.id),
        send: toSend(connection.api, 'sendMulta', { usuario: target.id, motivo, creditos }),
      };
    };
  },
};
