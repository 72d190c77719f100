import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getNomina } from './nomina.service';

export const nominaHandlers = ({ db, clock }: Deps): HandlersOf<'nomina'> => ({
  allNomina: () => getNomina(db, clock()),
});
