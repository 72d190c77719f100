import { NORMATIVA_INICIAL } from '@garita/domain/normativa/inicial';
import { fn } from 'storybook/test';
import { ready } from '../../docs/storyActs';
import { publicada } from '../normativa/storyNormativa';
import type { Propuesta, SancionProps } from './SancionProps';

export const SEGUNDA_LEVE: Propuesta = {
  infraccion: { codigo: 'ML-2', version: 1 },
  texto: 'Uniforme incorrecto',
  accion: 'minutos',
  cantidad: 5,
  sancion: 'Se añaden 5 minutos',
  explicacion: '2.ª falta leve: se añaden 5 minutos',
};

export const PRIMERA_INTERMEDIA: Propuesta = {
  infraccion: { codigo: 'MI-1', version: 1 },
  texto: 'Perfil privado',
  accion: 'multa',
  cantidad: 5,
  sancion: 'Multa de 5C',
  explicacion: '1.ª falta intermedia: multa de 5C',
};

export const sancionCon = (propuesta: Propuesta): SancionProps => ({
  normativa: ready({ normativa: publicada(NORMATIVA_INICIAL, 1) }),
  propuesta: ready({ propuesta }),
  onElegir: fn(),
});
