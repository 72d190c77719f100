export const KINDS = [
  { kind: 'cambiada', one: 'cambiada', many: 'cambiadas', key: 'c' },
  { kind: 'nueva', one: 'nueva', many: 'nuevas', key: 'n' },
  { kind: 'retirada', one: 'retirada', many: 'retiradas', key: 'r' },
  { kind: 'fallida', one: 'fallida', many: 'fallidas', key: 'f' },
];

export const MODES = [
  { mode: 'deslizador', label: 'Deslizador', key: '1' },
  { mode: 'diferencia', label: 'Diferencia', key: '2' },
  { mode: 'juntas', label: 'Lado a lado', key: '3' },
];

/** The themes of screenshots, by the first word of a variant's name. */
export const LOOKS = {
  claro: 'Claro',
  oscuro: 'Oscuro',
  contraste: 'Contraste alto',
  papel: 'Papel',
};

export const nameVariant = (name) => {
  const [look, width] = name.split('-');
  return `${LOOKS[look]}, ${width} px`;
};

const PERCENT = new Intl.NumberFormat('es', { style: 'percent', maximumSignificantDigits: 2 });
const COUNT = new Intl.NumberFormat('es', { useGrouping: 'always' });
export const tellShare = (share) => (share < 0.0001 ? 'menos del 0,01 %' : PERCENT.format(share));
export const tellCount = (count, one, many) => `${COUNT.format(count)} ${count === 1 ? one : many}`;
