import type { Module } from '../../gate/Module';
import { getCuenta } from '../listapaga/cuenta.service';
import { listLlegadaDe } from './historia.repository';
import { getHistorial, getPerfil } from './perfil.service';

export const perfilModule: Module<'perfil'> = {
  handlers: ({ db, clock }) => ({
    // biome-ignore lint/correctness/noComponentHookFactories: the contract has this capital
    MyPerfil: ({ actor }) => getPerfil(db, actor, clock()),
    miCuenta: ({ actor }) => getCuenta(db, actor.id, clock()),
    getLogUser: ({ params }) => getHistorial(db, params.username, clock()),
  }),
  historia: { tipo: 'llegada', call: 'getLogUser', list: listLlegadaDe },
};
