import type { Plugin } from 'vite';

/** Loads the token files at the first request of a JSON file, or in the build. */
const load = async () => (await import('../packages/ui/src/docs/tokens/tokenFiles.ts')).TOKEN_FILES;

/** Design tokens as files for design tools (DTCG), in development and in a build. */
export const tokensPlugin = (): Plugin => ({
  name: 'garita-tokens',
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const file = request.url?.endsWith('.json')
        ? (await load()).find(({ fileName }) => request.url === `/${fileName}`)
        : undefined;
      if (!file) return next();
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(file.source());
    });
  },
  async generateBundle() {
    for (const { fileName, source } of await load())
      this.emitFile({ type: 'asset', fileName, source: source() });
  },
});
