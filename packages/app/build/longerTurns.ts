import type { Plugin } from 'vite';

const TURN = 'frameInterval = 5,';

/** For how long React works on a new screen before it lets the browser have its turn, in milliseconds: as long as React's own makers try it now. */
const TURN_MS = 25;

/**
 * React gives way every 5 ms. A new screen adds style rules as it is first worked on, for which the browser then looks at every element again: on a cheap phone
 * that took as long as the work itself. Nobody notices 25 ms, and there are a fifth as many turns.
 */
export const longerTurns: Plugin = {
  name: 'garita-longer-turns',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/scheduler\/cjs\/scheduler\.production\.js$/ },
    handler(code) {
      if (!code.includes(TURN))
        this.error('The scheduler says elsewhere by now how long a turn is');
      return { code: code.replace(TURN, `frameInterval = ${TURN_MS},`), map: null };
    },
  },
};
