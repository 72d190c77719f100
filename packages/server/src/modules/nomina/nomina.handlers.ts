import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { adjustNomina } from './adjust.service';
import { getNomina, getNominaBetween } from './nomina.service';

export const nominaHandlers = ({ db, clock }: Deps): HandlersOf<'nomina'> => ({
  allNomina: () => getNomina(db, clock()),
  allNominaPorFecha: ({ body }) => getNominaBetween(db, body, clock()),
  ajustarNomina: ({ write, body }) => write((scope) => adjustNomina(scope, body)),
});
