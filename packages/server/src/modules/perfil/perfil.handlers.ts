import type { HandlersOf } from '../../contract/handlers';
import type { Deps } from '../../deps';
import { getHistorial, getPerfil } from './perfil.service';

export const perfilHandlers = ({ db, clock }: Deps): HandlersOf<'perfil'> => ({
  // biome-ignore lint/correctness/noComponentHookFactories: the call is written with a capital on the wire
  MyPerfil: ({ actor }) => getPerfil(db, actor, clock()),
  getLogUser: ({ params }) => getHistorial(db, params.username, clock()),
});
