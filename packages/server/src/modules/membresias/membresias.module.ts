import type { Module } from '../../gate/Module';
import { deleteMembresia } from './annul.service';
import { listMembresiasDe } from './historia.repository';
import { findEnds, getMembresias, getVendidas } from './membresias.service';
import { sellMembresia } from './sell.service';

export const membresiasModule: Module<'membresias'> = {
  handlers: ({ db, clock }) => ({
    getMembresias: () => getMembresias(db),
    allMembership: ({ query }) => getVendidas(db, query, clock()),
    addMembresia: ({ body, write }) => write((scope) => sellMembresia(scope, body)),
    deleteMemb: ({ body, write }) => write((scope) => deleteMembresia(scope, body.id)),
  }),
  clocks: { membresias: findEnds },
  historia: {
    tipo: 'membresia',
    call: 'allMembership',
    ownCall: 'MyPerfil',
    list: listMembresiasDe,
  },
};
