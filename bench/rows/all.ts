import type { Row } from '../Row';
import { bulk } from './bulk';
import { changingList } from './changingList';
import { coldStart } from './coldStart';
import { garita } from './garita';
import { live } from './live';
import { login } from './login';
import { orden } from './orden';
import { payroll } from './payroll';
import { poll } from './poll';
import { promotion } from './promotion';
import { screens } from './screens';
import { search } from './search';
import { staff } from './staff';
import { storm } from './storm';
import { tables } from './tables';
import { idle, tiempos } from './tiempos';
import { visitorPage } from './visitorPage';

/** In the report's order. */
export const ROWS: readonly Row[] = [
  ...[
    tiempos,
    idle,
    poll,
    changingList,
    payroll,
    search,
    promotion,
    login,
    storm,
    coldStart,
    visitorPage,
    tables,
    screens,
    bulk,
    orden,
    staff,
    garita,
    live,
  ],
];
