import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import { CAMPOS_ENLACES } from '@garita/domain/enlaces/textos';
import { readMsg } from '../readMsg';
import { ajusteSeccion } from './ajuste';
import { cosas, textoONada } from './campo';

type Enlaces = Omit<components['schemas']['AjustesEnlaces'], 'operador'>;

/** Leaves out the operator's settings, which belong to the machine. */
export const enlacesSeccion = ajusteSeccion<Enlaces>({
  id: 'enlaces',
  titulo: 'Enlaces y medios',
  campos: {
    avatar: textoONada(CAMPOS_ENLACES.avatar),
    radioStream: textoONada(CAMPOS_ENLACES.radioStream),
    radioInfo: textoONada(CAMPOS_ENLACES.radioInfo),
    discord: textoONada(CAMPOS_ENLACES.discord),
    social: textoONada(CAMPOS_ENLACES.social),
    enlaces: cosas(CAMPOS_ENLACES.enlaces),
  },
  read: async ({ api }) => {
    const { operador: _, ...elegidos } = await call(api, 'ajustesEnlaces');
    return elegidos;
  },
  write: ({ api }, data, previos) => readMsg(call(api, 'setEnlaces', { data, previos })),
});
