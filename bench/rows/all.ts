import type { Row } from '../Row';
import { bulk } from './bulk';
import { changingList } from './changingList';
import { coldStart } from './coldStart';
import { lists } from './lists';
import { login } from './login';
import { orden } from './orden';
import { payroll } from './payroll';
import { poll } from './poll';
import { promotion } from './promotion';
import { storm } from './storm';
import { tables } from './tables';
import { idle, tiempos } from './tiempos';
import { visitorPage } from './visitorPage';

/** In the order of the report: server, browser, command. */
export const ROWS: readonly Row[] = [
  poll,
  changingList,
  payroll,
  promotion,
  login,
  coldStart,
  storm,
  visitorPage,
  tables,
  tiempos,
  idle,
  lists,
  orden,
  bulk,
];
