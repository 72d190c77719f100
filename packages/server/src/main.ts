import { parseArgs } from 'node:util';
import { runServer } from './runServer';

await runServer({
  usage: 'main.js, sin argumentos. La agencia de demostración la abre demo.js.',
  readSeed: (args) => {
    parseArgs({ args });
    return null;
  },
});
