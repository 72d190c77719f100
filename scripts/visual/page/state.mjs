import { KINDS } from './words.mjs';

const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every change calls the functions given to `listen`. */
export function createState(report) {
  const seenKey = `garita-visual ${report.base.tree} ${report.head.tree}`;
  const hearers = [];
  /** Returns undefined if `act` throws: a browser may forbid storage to a page opened as a file. */
  const attempt = (act) => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const state = {
    hidden: new Set(),
    words: '',
    look: undefined,
    width: undefined,
    mode: 'deslizador',
    isReal: false,
    story: undefined,
    variant: undefined,
    seen: new Set(JSON.parse(attempt(() => localStorage.getItem(seenKey)) ?? '[]')),
    listen: (hear) => void hearers.push(hear),
    kinds: KINDS.filter(({ kind }) => report.stories.some((story) => story.kind === kind)),
    variantsOf: ({ variants }) =>
      variants.filter(
        ({ name }) =>
          (!state.look || name.startsWith(state.look)) &&
          (!state.width || name.endsWith(`-${state.width}`)),
      ),
    list: () =>
      report.stories.filter(
        (story) =>
          !state.hidden.has(story.kind) &&
          plain(`${story.id} ${story.title} ${story.name}`).includes(plain(state.words)) &&
          (story.variants.length === 0
            ? !state.look && !state.width
            : state.variantsOf(story).length > 0),
      ),
    /** Keeps a visible story and variant selected. */
    change(given) {
      Object.assign(state, given);
      const list = state.list();
      if (!list.includes(state.story)) state.story = list[0];
      const variants = state.story ? state.variantsOf(state.story) : [];
      if (!variants.some(({ name }) => name === state.variant)) {
        const most = [...variants].sort((a, b) => (b.share ?? 0) - (a.share ?? 0))[0];
        state.variant = most?.name;
      }
      for (const hear of hearers) hear();
    },
    step(by) {
      const list = state.list();
      const place = list.indexOf(state.story) + by;
      if (list[place]) state.change({ story: list[place] });
    },
    stepVariant(by) {
      const names = state.story ? state.variantsOf(state.story).map(({ name }) => name) : [];
      if (names.length > 0)
        state.change({
          variant: names[(names.indexOf(state.variant) + by + names.length) % names.length],
        });
    },
    toggleKind(kind) {
      const hidden = new Set(state.hidden);
      if (!hidden.delete(kind)) hidden.add(kind);
      state.change({ hidden });
    },
    toggleSeen() {
      if (!state.story) return;
      const { id } = state.story;
      const isNew = !state.seen.delete(id);
      if (isNew) state.seen.add(id);
      attempt(() => localStorage.setItem(seenKey, JSON.stringify([...state.seen])));
      if (isNew) state.step(1);
      state.change({});
    },
  };
  return state;
}
