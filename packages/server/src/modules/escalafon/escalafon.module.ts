import type { Module } from '../../gate/Module';
import { listPlantillas } from '../rangos/escalafon/escalafon.service';
import { getEscalafon, toWire } from './escalafon.service';
import { previewEscalafon } from './preview.service';
import { saveEscalafon } from './save.service';

export const escalafonModule: Module<'escalafon'> = {
  handlers: ({ db, config }) => ({
    escalafon: () => getEscalafon(db),
    plantillasEscalafon: async () =>
      listPlantillas().map(({ categorias, ...plantilla }) => ({
        ...plantilla,
        categorias: toWire({ categorias }),
      })),
    cambiosEscalafon: ({ actor, body }) => previewEscalafon({ db, config, actor }, body),
    guardarEscalafon: ({ body, write }) => write((scope) => saveEscalafon(scope, config, body)),
  }),
};
