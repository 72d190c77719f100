/** Why a line misses its goal, by the line's `work`; printed only beside a missed goal. */
export const REASONS: Readonly<Record<string, string>> = {
  'start of the command: `garita --version`':
    'of 40 ms beyond `node -e 0` (Node 20) 14 compile the bundle of 490 kB, 8 load node’s own child_process, net and tty (commander’s), 7 make 40 commands; from Node 22.8 on 14 to 20 ms stay; next: the commands’ code as files beside the start',
};
