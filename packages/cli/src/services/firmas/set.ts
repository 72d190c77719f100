import { firmaRules, normalizeFirma } from '@garita/domain/firmas/firma.rules';
import { checkRules } from '../../input/checkRules';
import { parseTexto } from '../../input/parseTexto';
import { createTask } from '../createTask';

/**
 * Sets signatures. Only the portal checks whether a signature is free, since the user may not see
 * all signatures.
 */
export const firmaTask = createTask({
  columnas: {
    usuario: { header: 'Usuario', takes: '[usuario]', help: 'su nombre o su número' },
    firma: { header: 'Firma', takes: '[firma]', help: 'la firma nueva' },
  },
  nombre: ['firma', 'firmas'],
  acto: 'firmas set',
  parse: (campos, nombres) => {
    const firma = normalizeFirma(parseTexto(campos.firma, nombres.firma));
    checkRules(firmaRules, { firma }, nombres);
    return { usuario: parseTexto(campos.usuario, nombres.usuario), firma };
  },
  llamada: 'addFirma',
  open: async ({ readPersonas }) => {
    const find = await readPersonas();
    return ({ usuario: quien, firma }) => {
      const { id, usuario } = find(quien);
      return {
        descripcion: `Poner a ${usuario} la firma ${firma}`,
        confirmacion: usuario,
        body: { firma, id },
      };
    };
  },
});
