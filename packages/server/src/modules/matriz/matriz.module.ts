import type { Module } from '../../gate/Module';
import { setMatriz } from './change.service';
import { findQuienes, getMatriz } from './matriz.service';

export const matrizModule: Module<'matriz'> = {
  handlers: ({ db }) => ({
    matriz: () => getMatriz(db),
    setMatriz: ({ body, write }) => write((scope) => setMatriz(scope, body)),
    quienPuede: ({ params }) => findQuienes(db, params.codigo),
  }),
};
