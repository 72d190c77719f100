import { firmaRules, normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { toSend } from '../../cambio/toSend';
import { checkRules } from '../../input/checkRules';
import { parseTexto } from '../../input/parseTexto';
import type { Tarea } from '../../lote/Tarea';
import { checkAccess, readDirectorio } from '../usuarios/directorio';

interface OrdenFirma {
  /** A name or an id, as typed. */
  readonly usuario: string;
  readonly firma: string;
}

/**
 * Sets signatures. The portal checks whether one is free, because the user may not see them all.
 */
export const firmaTarea: Tarea<'usuario' | 'firma', OrdenFirma> = {
  columnas: { usuario: { header: 'Usuario' }, firma: { header: 'Firma' } },
  nombre: ['firma', 'firmas'],
  acto: 'firmas set',
  parse: (campos, nombres) => {
    const firma = normalizeFirma(parseTexto(campos.firma, nombres.firma));
    checkRules(firmaRules, { firma }, nombres);
    return { usuario: parseTexto(campos.usuario, nombres.usuario), firma };
  },
  open: async (connection, ordenes) => {
    const { yo, find } = await readDirectorio(
      connection,
      ordenes.map(({ usuario }) => usuario),
    );
    return ({ usuario, firma }) => {
      const target = find(usuario);
      checkAccess(yo, 'addFirma', { target });
      return {
        descripcion: `Poner a ${target.usuario} la firma ${firma}`,
        confirmacion: target.usuario,
        send: toSend(connection.api, 'addFirma', { firma, id: target.id }),
      };
    };
  },
};
