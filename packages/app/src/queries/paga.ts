import { read } from '../data/read';

/** When the agency pays, and what its money is called. */
export const ajustesPagaQuery = () => read('paga', 'ajustesPaga', 'GET /ext/ajustes/paga');
