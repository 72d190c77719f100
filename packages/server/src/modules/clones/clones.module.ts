import type { Module } from '../../gate/Module';
import { setPermitido } from './change.service';
import { getGrupos, getPermitidos } from './lists.service';

export const clonesModule: Module<'clones'> = {
  handlers: ({ db }) => ({
    getAllClones: () => getGrupos(db),
    getWhiteList: () => getPermitidos(db),
    actionWhite: ({ body, write }) => write((scope) => setPermitido(scope, body)),
  }),
};
