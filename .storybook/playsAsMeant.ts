import type { Plugin } from 'vite';

const STORY = /^export const (\w+): Story\b/gm;

/**
 * Storybook has no setting that skips plays, so this plugin makes every story file call
 * `playWhenMeant`.
 */
export const playsAsMeant = (): Plugin => ({
  name: 'garita-plays',
  enforce: 'pre',
  transform: {
    filter: { id: /\.stories\.tsx$/ },
    handler(code) {
      const stories = [...code.matchAll(STORY)].map(([, name]) => name);
      const module = `${process.cwd()}/.storybook/playWhenMeant.ts`;
      return {
        code: `${code}\nimport { playWhenMeant } from ${JSON.stringify(module)};\nplayWhenMeant([${stories}]);\n`,
        map: null,
      };
    },
  },
});
