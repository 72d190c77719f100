import { read } from '../data/read';

/** People who share an address. */
export const clonesQuery = () => read('clones', 'getAllClones', 'GET /getAllClones');

/** The people who may. */
export const permitidosQuery = () => read('clones', 'getWhiteList', 'GET /getWhiteList');
