import type { Module } from '../../gate/Module';
import { addFirma, listFirmas } from './firmas.service';

export const firmasModule: Module<'firmas'> = {
  handlers: ({ db }) => ({
    getAllFirmas: () => listFirmas(db),
    addFirma: ({ write, body }) => write((scope) => addFirma(scope, body)),
  }),
};
