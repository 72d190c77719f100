import { element } from './element.mjs';
import { buildStage } from './stage.mjs';
import { MODES, nameVariant, tellShare } from './words.mjs';

/** A first difference below this place is announced, in CSS pixels from the top. */
const FAR_DOWN = 600;

const toggle = (text, isPressed, key, onclick) =>
  element('button', {
    type: 'button',
    className: 'ficha',
    title: key && `Tecla ${key}`,
    'aria-pressed': String(isPressed),
    textContent: text,
    onclick,
  });

function buildVariants(story, state) {
  const named = state.variantsOf(story).map(({ name, share }) => {
    const text =
      share === undefined ? nameVariant(name) : `${nameVariant(name)} · ${tellShare(share)}`;
    return toggle(text, name === state.variant, '← →', () => state.change({ variant: name }));
  });
  return element(
    'div',
    { className: 'fichas variantes', role: 'group', 'aria-label': 'Tema y ancho' },
    named,
  );
}

function buildModes(state) {
  const modes = MODES.map(({ mode, label, key }) =>
    toggle(label, mode === state.mode, key, () => state.change({ mode })),
  );
  return element(
    'div',
    { className: 'fichas', role: 'group', 'aria-label': 'Cómo se comparan' },
    modes,
  );
}

function buildNotes({ sizes, top }) {
  if (!sizes) return undefined;
  const [before, after] = sizes.map(([width, height]) => `${width} × ${height}`);
  const notes = [
    before !== after && `Ha cambiado de tamaño: de ${before} a ${after} px.`,
    top > FAR_DOWN && `La primera diferencia está a ${top} px del borde superior.`,
  ].filter(Boolean);
  return notes.length > 0
    ? element('p', { className: 'aviso', textContent: notes.join(' ') })
    : undefined;
}

export function buildViewer(state) {
  const box = element('section', { className: 'visor', 'aria-label': 'Historia elegida' });
  let shown = '';
  state.listen(() => {
    const { story } = state;
    const next = [
      story?.id,
      state.variant,
      state.mode,
      state.isReal,
      story && state.variantsOf(story).length,
      story && state.seen.has(story.id),
    ].join();
    if (next === shown) return;
    shown = next;
    const focused = box.contains(document.activeElement)
      ? document.activeElement.textContent || document.activeElement.id
      : undefined;
    if (!story) {
      box.replaceChildren(
        element('p', {
          className: 'aviso',
          textContent: 'Ninguna historia responde a esos filtros.',
        }),
      );
      return;
    }
    const variant = story.variants.find(({ name }) => name === state.variant);
    const tools = [
      toggle('Tamaño real', state.isReal, 'Z', () => state.change({ isReal: !state.isReal })),
      toggle('Vista', state.seen.has(story.id), 'V', () => state.toggleSeen()),
    ];
    box.replaceChildren(
      ...[
        element('p', { className: 'sobre', textContent: story.title.split('/').join(' › ') }),
        element('h2', { textContent: story.name }),
        element('p', { className: 'id' }, element('code', { textContent: story.id })),
        variant && buildVariants(story, state),
        element(
          'div',
          { className: 'fichas' },
          story.kind === 'cambiada' ? buildModes(state) : undefined,
          ...tools,
        ),
        variant && buildNotes(variant),
        element('div', { className: 'escena' }, ...buildStage(story, variant, state)),
      ].filter(Boolean),
    );
    if (focused)
      [...box.querySelectorAll('button, input')]
        .find((one) => (one.textContent || one.id) === focused)
        ?.focus({ preventScroll: true });
  });
  return box;
}
