import { element } from './element.mjs';
import { KINDS, tellCount } from './words.mjs';

const wordOf = (kind) => KINDS.find((one) => one.kind === kind).one;

/** On a phone the images are below the list. */
const NARROW = matchMedia('(max-width: 719.98px)');

function choose(story, state) {
  state.change({ story });
  if (NARROW.matches) document.querySelector('.visor').scrollIntoView();
}

function buildStory(story, state) {
  const isCurrent = story === state.story;
  return element(
    'li',
    {},
    element(
      'button',
      {
        type: 'button',
        className: 'historia',
        'aria-current': isCurrent ? 'true' : undefined,
        onclick: () => choose(story, state),
      },
      element('span', { className: `punto ${story.kind}`, 'aria-hidden': 'true' }),
      element('span', { className: 'nombre', textContent: story.name }),
      element('span', {
        className: 'nota',
        textContent: `${wordOf(story.kind)}${state.seen.has(story.id) ? ' · vista ✓' : ''}`,
      }),
    ),
  );
}

export function buildList(report, state) {
  const box = element('div', { className: 'lista' });
  const count = element('p', { className: 'cuenta', role: 'status' });
  state.listen(() => {
    const hadFocus = box.contains(document.activeElement);
    const list = state.list();
    const seen = report.stories.filter(({ id }) => state.seen.has(id)).length;
    count.textContent = `${tellCount(list.length, 'historia', 'historias')} en la lista; ${tellCount(seen, 'vista', 'vistas')} de ${report.stories.length}`;
    const titles = [...new Set(list.map(({ title }) => title))];
    box.replaceChildren(
      ...titles.map((title) => {
        const stories = list.filter((story) => story.title === title);
        const heading = element('h2', { textContent: title.split('/').join(' › ') });
        return element(
          'section',
          {},
          heading,
          element('ul', {}, ...stories.map((story) => buildStory(story, state))),
        );
      }),
    );
    const current = box.querySelector('[aria-current]');
    // Scrolls only the list: on a phone the page would jump away from the image.
    if (current && box.scrollHeight > box.clientHeight)
      box.scrollTop +=
        current.getBoundingClientRect().top -
        box.getBoundingClientRect().top -
        box.clientHeight / 2;
    if (hadFocus) current?.focus({ preventScroll: true });
  });
  return [count, box];
}
