import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import {
  CAMPOS_REGISTRO,
  CLONES_REGISTRO,
  MODOS_REGISTRO,
  PRUEBAS_REGISTRO,
} from '@garita/domain/invitaciones/textos';
import { readMsg } from '../readMsg';
import { ajusteSeccion } from './ajuste';
import { uno } from './campo';

type AjusteRegistro = components['schemas']['AjusteRegistro'];

/** Mode, proof and clone rule. Invitations are secrets, so they are not exported. */
export const registroSeccion = ajusteSeccion<AjusteRegistro>({
  id: 'registro',
  titulo: 'Registro',
  campos: {
    modo: uno(CAMPOS_REGISTRO.modo, Object.keys(MODOS_REGISTRO)),
    prueba: uno(CAMPOS_REGISTRO.prueba, Object.keys(PRUEBAS_REGISTRO)),
    clones: uno(CAMPOS_REGISTRO.clones, Object.keys(CLONES_REGISTRO)),
  },
  read: ({ api }) => call(api, 'ajustesRegistro'),
  write: ({ api }, data, previos) => readMsg(call(api, 'setRegistro', { data, previos })),
});
