import { element } from './element.mjs';
import { pictureOf } from './pictureOf.mjs';
import { nameVariant } from './words.mjs';

const photo = (name, alt, share = 1) =>
  element('img', { src: pictureOf(name), alt, style: `width: ${share * 100}%`, draggable: false });
const figure = (caption, ...content) =>
  element('figure', {}, element('figcaption', { textContent: caption }), ...content);

/** A canvas on which images of different sizes are aligned top left, at one scale. */
function sheet(className, width, isReal, ...content) {
  return element(
    'div',
    {
      className: `hoja ${className}`,
      style: isReal ? `width: ${width}px` : `max-width: ${width}px`,
    },
    ...content,
  );
}

function buildSlider({ before, after, sizes }, width, isReal, alts) {
  const over = element(
    'div',
    { className: 'encima' },
    photo(after, alts.after, sizes[1][0] / width),
  );
  const line = element('div', { className: 'raya' });
  const range = element('input', {
    type: 'range',
    min: 0,
    max: 100,
    value: 50,
    step: 1,
    id: 'deslizador',
    'aria-label': 'Cuánto se ve de antes y de después',
  });
  const move = () => {
    over.style.clipPath = `inset(0 0 0 ${range.value}%)`;
    line.style.left = `${range.value}%`;
    range.setAttribute('aria-valuetext', `${range.value} % de antes`);
  };
  range.addEventListener('input', move);
  move();
  const under = element(
    'div',
    { className: 'debajo' },
    photo(before, alts.before, sizes[0][0] / width),
  );
  const both = sheet('deslizar', width, isReal, under, over, line);
  const follow = (event) => {
    const { left, width: room } = both.getBoundingClientRect();
    range.value = ((event.clientX - left) / room) * 100;
    move();
  };
  both.addEventListener('pointerdown', (event) => {
    both.setPointerCapture(event.pointerId);
    follow(event);
  });
  both.addEventListener('pointermove', (event) => event.buttons > 0 && follow(event));
  const ends = element(
    'div',
    { className: 'extremos' },
    element('span', { textContent: 'Antes' }),
    range,
    element('span', { textContent: 'Después' }),
  );
  return [ends, element('div', { className: 'marco' }, both)];
}

function buildPair({ before, after, sizes }, width, isReal, alts) {
  const one = (caption, name, size, alt) =>
    figure(
      caption,
      element(
        'div',
        { className: 'marco' },
        sheet('', width, isReal, photo(name, alt, size[0] / width)),
      ),
    );
  return [
    element(
      'div',
      { className: 'juntas' },
      one('Antes', before, sizes[0], alts.before),
      one('Después', after, sizes[1], alts.after),
    ),
  ];
}

function buildMask({ after, mask, sizes }, width, isReal, alts) {
  const veiled = element(
    'div',
    { className: 'apagada' },
    photo(after, alts.after, sizes[1][0] / width),
  );
  const marks = element('div', { className: 'encima' }, photo(mask, 'Lo que ha cambiado, marcado'));
  return [element('div', { className: 'marco' }, sheet('lisa', width, isReal, veiled, marks))];
}

const MODES = { deslizador: buildSlider, juntas: buildPair, diferencia: buildMask };

export function buildStage(story, variant, { mode, isReal }) {
  if (story.kind === 'fallida') {
    const [before, after] = story.faults;
    return [
      ['Antes', before],
      ['Después', after],
    ]
      .filter(([, fault]) => fault)
      .map(([side, fault]) =>
        figure(`${side}: la historia falla`, element('pre', { textContent: fault })),
      );
  }
  if (variant.isOutside)
    return [
      element('p', {
        className: 'aviso',
        textContent: `Esta foto no cabe en la página. Se ve con «npm run visual -- --only ${story.id}».`,
      }),
    ];
  const named = `${story.name}, ${nameVariant(variant.name)}`;
  const only = variant.before ?? variant.after;
  if (story.kind !== 'cambiada' || !variant.sizes) {
    const width = Number(variant.name.split('-')[1]);
    return [
      figure(
        variant.before ? 'Antes' : 'Después',
        element('div', { className: 'marco' }, sheet('', width, isReal, photo(only, named))),
      ),
    ];
  }
  const width = Math.max(...variant.sizes.map(([one]) => one));
  return MODES[mode](variant, width, isReal, {
    before: `Antes: ${named}`,
    after: `Después: ${named}`,
  });
}
