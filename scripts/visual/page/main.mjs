// The report's script: it reads the data in the page and requests nothing.
import { element } from './element.mjs';
import { buildFilters } from './filters.mjs';
import { buildHelp, hearKeys, listKeys } from './keys.mjs';
import { buildList } from './list.mjs';
import { createState } from './state.mjs';
import { buildViewer } from './viewer.mjs';
import { tellCount } from './words.mjs';

const report = JSON.parse(document.querySelector('#datos').textContent);
const state = createState(report);
const root = document.documentElement;

function switchTema() {
  const isDark = root.dataset.tema
    ? root.dataset.tema === 'oscuro'
    : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.tema = isDark ? 'claro' : 'oscuro';
}

const keys = listKeys(state, switchTema, () => help.showModal());
const help = buildHelp(keys);
const button = (textContent, onclick) =>
  element('button', { type: 'button', className: 'ficha', textContent, onclick });
const side = ({ name, subject }) =>
  element('span', {}, element('code', { textContent: name }), ` ${subject}`);

const top = element(
  'header',
  {},
  element('h1', { textContent: 'Cambios a la vista' }),
  element(
    'p',
    { className: 'lados' },
    side(report.base),
    element('span', { className: 'flecha', textContent: '→', 'aria-label': 'frente a' }),
    side(report.head),
  ),
  element('p', {
    className: 'cuenta',
    textContent: `${tellCount(report.same, 'historia igual', 'historias iguales')}, sin foto aquí. ${report.scope}`,
  }),
  report.unsteady.length > 0 &&
    element('p', {
      className: 'cuenta',
      textContent: `No salen igual dos veces, y cuentan como iguales: ${report.unsteady.join(', ')}.`,
    }),
  element(
    'div',
    { className: 'fichas' },
    button('Claro u oscuro (G)', switchTema),
    button('Teclas (?)', () => help.showModal()),
  ),
);
const nothing = element('p', { className: 'aviso solo', textContent: 'Ninguna foto ha cambiado.' });
const body =
  report.stories.length === 0
    ? [nothing]
    : [
        element(
          'nav',
          { 'aria-label': 'Historias que han cambiado' },
          buildFilters(report, state),
          ...buildList(report, state),
        ),
        buildViewer(state),
      ];
document.querySelector('#pagina').append(top, element('main', {}, ...body), help);
hearKeys(keys);
state.change({});
