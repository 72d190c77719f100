import type { Plugin } from 'vite';
import { TOKEN_FILES } from '../packages/ui/src/docs/tokens/tokenFiles';

/** Puts the tokens beside the book as files that design tools read (DTCG), in development and in a build. */
export const tokensPlugin = (): Plugin => ({
  name: 'garita-tokens',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = TOKEN_FILES.find(({ fileName }) => request.url === `/${fileName}`);
      if (!file) return next();
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(file.source());
    });
  },
  generateBundle() {
    for (const { fileName, source } of TOKEN_FILES) this.emitFile({ type: 'asset', fileName, source: source() });
  },
});
