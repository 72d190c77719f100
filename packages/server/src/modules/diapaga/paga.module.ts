import type { Module } from '../../gate/Module';
import { getAjustesPaga, setPaga } from './diapaga.service';

export const pagaModule: Module<'paga'> = {
  handlers: ({ db }) => ({
    ajustesPaga: () => getAjustesPaga(db),
    setPaga: ({ body, write }) => write((scope) => setPaga(scope, body)),
  }),
};
