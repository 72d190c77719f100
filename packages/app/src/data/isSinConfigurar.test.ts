import { ApiError } from '@garita/api-client/ApiError';
import { AGENCIA } from '@garita/domain/agencia/textos';
import { SERVICIO } from '@garita/domain/reglas/textos';
import { expect, test } from 'vitest';
import { isSinConfigurar } from './isSinConfigurar';

test('an agency that is not set up is distinguished from a portal that cannot answer', () => {
  expect(isSinConfigurar(new ApiError(AGENCIA.sinConfigurar, { httpStatus: 503 }))).toBe(true);
  expect(isSinConfigurar(new ApiError(SERVICIO.noDisponible, { httpStatus: 503 }))).toBe(false);
  expect(isSinConfigurar(new ApiError(SERVICIO.noDisponible, { httpStatus: 0 }))).toBe(false);
  expect(isSinConfigurar(new TypeError('x'))).toBe(false);
});
