import { createGroup } from '../../createGroup';
import { checkCommand } from './check';
import { fetchCommand } from './fetch';

export const mudanzaCommands = createGroup(
  'mudanza',
  ['fetch viejo --desde https://viejo.ejemplo.es --llave-stdin < llave.txt', 'check viejo'],
  [fetchCommand, checkCommand],
);
