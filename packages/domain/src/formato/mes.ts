import { formatDay } from './days';

const month = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month `YYYY-MM` in words: `noviembre de 2026`. @throws RangeError for an invalid month. */
export const formatMes = (mes: string): string =>
  month.format(Date.parse(`${mes}-01T00:00:00.000Z`));

/** A day without its year, for an axis: `21 nov`. @throws RangeError for an invalid day. */
export const formatDiaCorto = (dia: string): string =>
  formatDay(dia).split(' ').slice(0, 2).join(' ');
