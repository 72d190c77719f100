// What the camera does within Storybook's page. Each function is sent there as text, so it uses nothing but what it is given.

/** From now on axe is not asked, which took a sixth of the page's own time. Told by the channel: of an address without a story Storybook reads no globals. */
export async function leaveAxeOut() {
  while (!globalThis.__STORYBOOK_PREVIEW__) await new Promise(requestAnimationFrame);
  await globalThis.__STORYBOOK_PREVIEW__.ready();
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', {
    globals: { a11y: { manual: true } },
  });
}

/** The window that a story asks for by its `globals.viewport`, as [width, height] in CSS pixels; null for any. */
export async function readWindow(storyId) {
  // The story before would be laid out and painted once more in the window of this one; who shows a story brings the document back (.storybook/judge.ts).
  globalThis.garitaJudge?.putAway?.();
  const { storyGlobals, parameters } = await globalThis.__STORYBOOK_PREVIEW__.loadStory({
    storyId,
  });
  const { styles } = parameters.viewport?.options?.[storyGlobals.viewport?.value] ?? {};
  return styles ? [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)] : null;
}

/** Shows a story and waits for the end of its play. @returns what went wrong, or null */
export function showStory(storyId) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  document.documentElement.dataset.tema = 'claro';
  // Whether the focus has a ring hangs on what was used last, a key or a pointer; here that would be up to the story before. No key does less than this one.
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
    // A play that throws is no error to Storybook, which goes on as if it had ended: the picture would be of wherever it was.
    const end = (story) =>
      story.storyId === storyId && finish(story.status === 'error' ? (told ?? UNSAID) : told);
    const miss = () => finish('Storybook no encuentra la historia');
    for (const event of FAULTS) channel.on(event, hear);
    channel.on('storyFinished', end);
    channel.on('storyMissing', miss);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Writes down what is under way in a page, from before its first script: its short waits, and React's work, which comes in slices, each by a message. */
export function watchWork() {
  /** Longer waits are held while a story is shown (packages/ui/src/docs/storyTime.ts). */
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
 * Waits until a story stands: what it waits for, its letters and pictures, and what is drawn anew after a change of the window. Its theme it puts on for the
 * last frame. What only moved by less than a pixel the browser does not draw anew, and how letters lie on their pixels is up to where they were before: with
 * other colours all is drawn where it stands now. Colours change by themselves, and nothing is rendered again.
 * @param calmFrames for so many in a row
 * @param tema in which it stands then
 * @param until the theme until then; when it is left out, the one that it has
 * @returns the height of the page in CSS pixels
 */
export async function settle({ calmFrames, tema, until }) {
  /** A story that changes with every frame is taken as it is after so many. */
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
      // That is no change of the story's own.
      observer.takeRecords();
    }
    const before = changes + work.slices;
    // Out of sight they would come when they like.
    for (const image of document.querySelectorAll('img[loading="lazy"]')) image.loading = 'eager';
    // Storybook stops all movement when a story ends: what was leaving at that moment would stand there for good.
    for (const leaving of document.querySelectorAll('[data-exiting]'))
      if (leaving.style.display !== 'none') leaving.style.display = 'none';
    await document.fonts.ready;
    // Each once: to be decoded anew with every frame is what hundreds of avatars cost most.
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
