import { join } from 'node:path';
import { build } from 'esbuild';
import { inProject } from '../lib/project.mjs';
import { copyTypes } from './copyTypes.mjs';
import { makePackage } from './makePackage.mjs';

const CLIENT = 'packages/api-client';

/** Makes the publishable client. @returns its folder, replaced when complete */
export const packClient = (folder = inProject(`${CLIENT}/dist`)) =>
  makePackage('api-client', folder, async (work, { dependencies }) => {
    await build({
      entryPoints: [inProject(`${CLIENT}/src/index.ts`)],
      outfile: join(work, 'index.js'),
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      target: 'es2022',
      sourcemap: true,
      external: ['openapi-fetch'],
      alias: { '@garita/domain': inProject('packages/domain/src') },
    });
    copyTypes({
      starts: [inProject(`${CLIENT}/.types/index.d.ts`)],
      workspaces: { '@garita/domain': inProject('packages/domain/.types') },
      base: inProject('packages'),
      target: join(work, 'types'),
    });
    return {
      description: 'The typed client of a Garita portal, for Node and browsers.',
      sideEffects: false,
      exports: {
        '.': { types: './types/api-client/.types/index.d.ts', default: './index.js' },
      },
      dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
    };
  });
