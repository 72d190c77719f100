import { element } from './element.mjs';
import { LOOKS, tellCount } from './words.mjs';

export function buildFilters(report, state) {
  const kinds = state.kinds.map(({ kind, one, many, key }) => {
    const count = report.stories.filter((story) => story.kind === kind).length;
    return element('button', {
      type: 'button',
      className: `ficha ${kind}`,
      title: `Tecla ${key.toUpperCase()}`,
      textContent: tellCount(count, one, many),
      onclick: () => state.toggleKind(kind),
    });
  });
  const search = element('input', {
    type: 'search',
    id: 'buscar',
    placeholder: 'Buscar pantalla o historia',
    'aria-label': 'Buscar pantalla o historia',
  });
  search.addEventListener('input', () => state.change({ words: search.value }));
  const choice = (label, values, name) => {
    const select = element(
      'select',
      { 'aria-label': label, onchange: () => state.change({ [name]: select.value || undefined }) },
      values.map(([value, text]) => element('option', { value, textContent: text })),
    );
    state.listen(() => {
      select.value = state[name] ?? '';
    });
    return select;
  };
  const looks = [['', 'Todos los aspectos'], ...Object.entries(LOOKS)];
  const widths = [
    ['', 'Los dos anchos'],
    ['1280', '1280 px'],
    ['390', '390 px'],
  ];
  state.listen(() => {
    for (const [place, { kind }] of state.kinds.entries())
      kinds[place].setAttribute('aria-pressed', String(!state.hidden.has(kind)));
  });
  return element(
    'div',
    { className: 'filtros', role: 'search' },
    element('div', { className: 'fichas', role: 'group', 'aria-label': 'Qué ha pasado' }, kinds),
    search,
    element(
      'div',
      { className: 'fichas' },
      choice('Aspecto de las fotos', looks, 'look'),
      choice('Ancho de las fotos', widths, 'width'),
    ),
  );
}
