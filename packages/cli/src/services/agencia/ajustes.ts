import { call } from '@garita/api-client/call';
import type { Schemas } from '@garita/api-client/Schemas';
import { CAMPOS_PAGA, pagaRules } from '@garita/domain/diapaga/diapaga.rules';
import { CAMPOS_ENLACES } from '@garita/domain/enlaces/textos';
import {
  CAMPOS_REGISTRO,
  CLONES_REGISTRO,
  MODOS_REGISTRO,
  PRUEBAS_REGISTRO,
} from '@garita/domain/invitaciones/textos';
import { readMsg } from '../readMsg';
import { ajusteSeccion } from './ajuste';
import { cosas, numero, numeroONada, siNo, texto, textoONada, uno } from './campo';

export const pagaSeccion = ajusteSeccion<Schemas['AjustesPaga']>({
  id: 'paga',
  titulo: 'Paga',
  campos: {
    dia: numero(`${CAMPOS_PAGA.dia} (1 es lunes)`),
    hora: numero(CAMPOS_PAGA.hora),
    minuto: numero(CAMPOS_PAGA.minuto),
    zona: texto(CAMPOS_PAGA.zona),
    moneda: texto(CAMPOS_PAGA.moneda),
    monedaPlural: texto(CAMPOS_PAGA.monedaPlural),
    monedaCorta: texto(CAMPOS_PAGA.monedaCorta),
    descontarMultas: siNo(CAMPOS_PAGA.descontarMultas),
    recordatorio: numeroONada(CAMPOS_PAGA.recordatorio),
  },
  rules: pagaRules,
  read: ({ api }) => call(api, 'ajustesPaga'),
  write: ({ api }, data, previos) => readMsg(call(api, 'setPaga', { data, previos })),
});

type Enlaces = Omit<Schemas['AjustesEnlaces'], 'operador'>;

/** The agency's services and links, without the settings of the operator. */
export const enlacesSeccion = ajusteSeccion<Enlaces>({
  id: 'enlaces',
  titulo: 'Enlaces y medios',
  campos: {
    avatar: textoONada(CAMPOS_ENLACES.avatar),
    perfil: textoONada(CAMPOS_ENLACES.perfil),
    perfilMision: textoONada(CAMPOS_ENLACES.perfilMision),
    perfilEnLinea: textoONada(CAMPOS_ENLACES.perfilEnLinea),
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

/**
 * The settings of the registration: who may register, how a person proves that the avatar is
 * theirs, and the rule for clones. Invitations are secrets, so they are not exported.
 */
export const registroSeccion = ajusteSeccion<Schemas['AjusteRegistro']>({
  id: 'registro',
  titulo: 'Registro',
  campos: {
    modo: uno(CAMPOS_REGISTRO.modo, Object.keys(MODOS_REGISTRO)),
    prueba: uno(CAMPOS_REGISTRO.prueba, Object.keys(PRUEBAS_REGISTRO)),
    clones: uno(CAMPOS_REGISTRO.clones, Object.keys(CLONES_REGISTRO)),
    puerta: numero(`${CAMPOS_REGISTRO.puerta}, desde la categoría`),
    presencia: siNo(CAMPOS_REGISTRO.presencia),
    cierre: numero(`${CAMPOS_REGISTRO.cierre}, en minutos (0, nunca)`),
  },
  read: ({ api }) => call(api, 'ajustesRegistro'),
  write: ({ api }, data, previos) => readMsg(call(api, 'setRegistro', { data, previos })),
});
