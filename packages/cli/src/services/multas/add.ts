import { formatCredits } from '@garita/domain/formato/credits';
import { tituloMoneda } from '@garita/domain/formato/tituloMoneda';
import { multaRules } from '@garita/domain/multas/multa.rules';
import { checkRules } from '../../input/checkRules';
import { parseEntero } from '../../input/parseEntero';
import { LARGO, parseTexto } from '../../input/parseTexto';
import { personas } from '../../lote/taskColumns';
import { createTask } from '../createTask';

export const multaTask = createTask({
  columnas: {
    usuario: personas(),
    motivo: { header: 'Motivo', takes: '--motivo <texto>', help: 'por qué' },
    creditos: {
      header: 'Créditos',
      takes: '--creditos <número>',
      help: 'cuánto; si falta, 0, que es un aviso',
      isOptional: true,
      // The header of an exported list is the agency's currency.
      otros: (moneda) => [tituloMoneda(moneda)],
    },
  },
  nombre: ['multa', 'multas'],
  acto: 'multas add',
  parse: (campos, nombres, moneda) => {
    const usuario = parseTexto(campos.usuario, nombres.usuario);
    const motivo = parseTexto(campos.motivo, nombres.motivo, LARGO.texto);
    const creditos =
      campos.creditos === '' ? 0 : parseEntero(campos.creditos, nombres.creditos, 1_000_000_000);
    // The person is looked up later. The placeholder 0 passes the rule that a fine needs a person.
    checkRules(multaRules(moneda), { usuario: 0, motivo, creditos }, nombres);
    return { usuario, motivo, creditos };
  },
  llamada: 'sendMulta',
  open: async ({ moneda, readPersonas }) => {
    const find = await readPersonas();
    return ({ usuario, motivo, creditos }) => {
      const persona = find(usuario);
      return {
        descripcion: `Multa de ${formatCredits(creditos, moneda)} a ${persona.usuario}: «${motivo}»`,
        persona,
        body: { usuario: persona.id, motivo, creditos },
      };
    };
  },
});
