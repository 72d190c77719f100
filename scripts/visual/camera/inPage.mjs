// Functions that run in Storybook's page. Each is sent as text, so it may use only its arguments.

/**
 * Turns axe off by the channel, since a URL without a story ignores globals. axe took a sixth of
 * the time.
 */
export async function leaveAxeOut() {
  const { channel, ready } = globalThis.garitaJudge;
  await ready;
  channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
}

/** Shows a story and waits for the end of its play. @returns the error, or null */
export function showStory(storyId) {
  const { channel, hideStory } = globalThis.garitaJudge;
  // Hides the previous story, which would otherwise be laid out again when this story resizes the
  // viewport.
  hideStory();
  document.documentElement.dataset.tema = 'claro';
  // Focus rings depend on the last input, keyboard or pointer, which may be the previous story's.
  // F24 has no effect.
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F24', bubbles: true }));
  return new Promise((resolve) => {
    const UNSAID = 'La historia no terminó bien';
    let told = null;
    const hear = (error) => {
      told ??= String(error?.message ?? error?.description ?? UNSAID);
    };
    const FAULTS = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    const finish = (fault) => {
      for (const event of FAULTS) channel.off(event, hear);
      channel.off('storyFinished', end);
      channel.off('storyMissing', miss);
      resolve(fault);
    };
    // Storybook does not report a play that throws as an error, so the screenshot would be taken
    // midway.
    const end = (story) =>
      story.storyId === storyId && finish(story.status === 'error' ? (told ?? UNSAID) : told);
    const miss = () => finish('Storybook no encuentra la historia');
    for (const event of FAULTS) channel.on(event, hear);
    channel.on('storyFinished', end);
    channel.on('storyMissing', miss);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Tracks short timers and React's tasks, which are scheduled by messages. */
export function watchWork() {
  /** Milliseconds; longer timers are held while a story is shown (ui/src/docs/storyTime.ts). */
  const LEAST_MS = 300;
  const { setTimeout: wait, clearTimeout: clear } = globalThis;
  const { postMessage } = MessagePort.prototype;
  const work = { waits: new Set(), slices: 0 };
  globalThis.garitaWork = work;
  globalThis.setTimeout = (run, ms = 0, ...args) => {
    if (ms >= LEAST_MS) return wait(run, ms, ...args);
    const id = wait(() => {
      work.waits.delete(id);
      run(...args);
    }, ms);
    work.waits.add(id);
    return id;
  };
  globalThis.clearTimeout = (id) => {
    work.waits.delete(id);
    clear(id);
  };
  MessagePort.prototype.postMessage = function post(...args) {
    work.slices++;
    return postMessage.apply(this, args);
  };
}

/**
 * Waits until a story is stable: timers, fonts, images, re-renders. The theme changes for the last
 * frame: the browser does not repaint sub-pixel moves, but a change of all colours repaints
 * everything without a re-render.
 * @param calmFrames required number of stable frames in a row
 * @param tema the final theme
 * @param until the theme until then; by default the present one
 * @returns the page's height in CSS pixels
 */
export async function settle({ calmFrames, tema, until }) {
  /** After this many frames, a story that changes in every frame is photographed anyway. */
  const MOST_FRAMES = 120;
  const { garitaWork: work } = globalThis;
  const { dataset } = document.documentElement;
  const decoded = new WeakMap();
  let changes = 0;
  const observer = new MutationObserver(() => {
    changes++;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  scrollTo(0, 0);
  dataset.tema = until ?? dataset.tema;
  observer.takeRecords();
  for (let i = 0, calm = 0; i < MOST_FRAMES && calm < calmFrames; i++) {
    if (calm === calmFrames - 1) {
      dataset.tema = tema;
      // The function's own changes do not count.
      observer.takeRecords();
    }
    const before = changes + work.slices;
    // A lazy image outside the viewport would load at an unpredictable time.
    for (const image of document.querySelectorAll('img[loading="lazy"]')) image.loading = 'eager';
    // Storybook stops all motion when a story ends: an element that was exiting would stay.
    for (const leaving of document.querySelectorAll('[data-exiting]'))
      if (leaving.style.display !== 'none') leaving.style.display = 'none';
    await document.fonts.ready;
    // Each image is decoded once: decoding hundreds of avatars in every frame is the largest cost.
    const undecoded = [...document.images].filter(
      (image) => decoded.get(image) !== image.currentSrc,
    );
    await Promise.all(undecoded.map((image) => image.decode().catch(() => {})));
    for (const image of undecoded) decoded.set(image, image.currentSrc);
    await new Promise(requestAnimationFrame);
    calm = changes + work.slices === before && work.waits.size === 0 ? calm + 1 : 0;
  }
  observer.disconnect();
  return document.documentElement.scrollHeight;
}
