import { CREDITOS } from '@garita/domain/formato/moneda';
import { createContext, use } from 'react';

export const MonedaContext = createContext(CREDITOS);

export const useMoneda = () => use(MonedaContext);
