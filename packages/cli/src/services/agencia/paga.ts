import { call } from '@garita/api-client/call';
import type { components } from '@garita/api-client/schema';
import { CAMPOS_PAGA, pagaRules } from '@garita/domain/diapaga/diapaga.rules';
import { readMsg } from '../readMsg';
import { ajusteSeccion } from './ajuste';
import { numero, numeroONada, siNo, texto } from './campo';

type Paga = components['schemas']['AjustesPaga'];

export const pagaSeccion = ajusteSeccion<Paga>({
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
