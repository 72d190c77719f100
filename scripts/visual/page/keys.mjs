import { element } from './element.mjs';
import { KINDS, LOOKS, MODES } from './words.mjs';

/** The slider's step, in hundredths of the width. */
const STEP = 5;

function moveSlider(by) {
  const range = document.querySelector('#deslizador');
  if (!range) return;
  range.value = by === 'flip' ? (Number(range.value) > 50 ? 0 : 100) : Number(range.value) + by;
  range.dispatchEvent(new Event('input'));
}

const cycle = (values, value) => values[(values.indexOf(value) + 1) % values.length];

/** Every key and its act, also shown in the help. */
export const listKeys = (state, switchTema, openHelp) => [
  {
    keys: ['j', 'ArrowDown'],
    label: 'J o ↓',
    text: 'Historia siguiente',
    run: () => state.step(1),
  },
  { keys: ['k', 'ArrowUp'], label: 'K o ↑', text: 'Historia anterior', run: () => state.step(-1) },
  {
    keys: ['ArrowRight'],
    label: '→',
    text: 'Tema y ancho siguientes de la historia',
    run: () => state.stepVariant(1),
  },
  {
    keys: ['ArrowLeft'],
    label: '←',
    text: 'Tema y ancho anteriores',
    run: () => state.stepVariant(-1),
  },
  ...MODES.map(({ mode, label, key }) => ({
    keys: [key],
    label: key,
    text: label,
    run: () => state.change({ mode }),
  })),
  { keys: ['a'], label: 'A', text: 'Deslizador: ver más de antes', run: () => moveSlider(STEP) },
  { keys: ['d'], label: 'D', text: 'Deslizador: ver más de después', run: () => moveSlider(-STEP) },
  {
    keys: ['x'],
    label: 'X',
    text: 'Deslizador: saltar de antes a después y al revés',
    run: () => moveSlider('flip'),
  },
  {
    keys: ['z'],
    label: 'Z',
    text: 'Tamaño real o ajustado',
    run: () => state.change({ isReal: !state.isReal }),
  },
  {
    keys: ['v'],
    label: 'V',
    text: 'Marcar como vista y pasar a la siguiente',
    run: () => state.toggleSeen(),
  },
  { keys: ['/'], label: '/', text: 'Buscar', run: () => document.querySelector('#buscar').focus() },
  ...KINDS.filter((one) => state.kinds.includes(one)).map(({ kind, many, key }) => ({
    keys: [key],
    label: key.toUpperCase(),
    text: `Enseñar u ocultar las ${many}`,
    run: () => state.toggleKind(kind),
  })),
  {
    keys: ['t'],
    label: 'T',
    text: 'Fotos de todos los aspectos, o solo del claro, del oscuro, de contraste alto o de papel',
    run: () => state.change({ look: cycle([undefined, ...Object.keys(LOOKS)], state.look) }),
  },
  {
    keys: ['w'],
    label: 'W',
    text: 'Fotos de los dos anchos, de 1280 o de 390 px',
    run: () => state.change({ width: cycle([undefined, '1280', '390'], state.width) }),
  },
  { keys: ['g'], label: 'G', text: 'Esta página, clara u oscura', run: switchTema },
  { keys: ['?'], label: '?', text: 'Estas teclas', run: openHelp },
];

/**
 * Whether the focused control uses the key itself: a select or any other input uses every key, the
 * slider only the arrow keys.
 */
const isTaken = (target, key) =>
  target.matches('select, input:not([type="range"])') ||
  (target.matches('input') && key.startsWith('Arrow'));

/** Handles the keys, except with Ctrl, Alt or Meta, in a dialog, and where a field uses the key. */
export function hearKeys(keys) {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
      return;
    if (key === 'Escape' && target.matches('input')) target.blur();
    if (target.matches('input, select') && isTaken(target, key)) return;
    const known = keys.find((one) => one.keys.includes(key.length === 1 ? key.toLowerCase() : key));
    if (!known) return;
    event.preventDefault();
    known.run();
  });
}

export function buildHelp(list) {
  const rows = list.map(({ label, text }) =>
    element(
      'div',
      {},
      element('dt', {}, element('kbd', { textContent: label })),
      element('dd', { textContent: text }),
    ),
  );
  const close = element('button', {
    type: 'button',
    className: 'ficha',
    textContent: 'Cerrar',
    onclick: () => dialog.close(),
  });
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'titulo-teclas' },
    element('h2', { id: 'titulo-teclas', textContent: 'Teclas' }),
    element('dl', {}, ...rows),
    close,
  );
  return dialog;
}
